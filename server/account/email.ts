/** An address as accounts are kept and found under: "Ann@Example.org " is "ann@example.org". */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** What a user is called: the part of the address before `@`. */
export function userNameOf(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
