/** The rules of a new password in one sentence (specification, section 5); the contract holds them. */
export const passwordHint = 'At least 8 characters, with a letter and a number.';
