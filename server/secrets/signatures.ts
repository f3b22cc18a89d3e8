import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text with the server's token secret. A signature for one purpose is never valid for another. */
export function sign(secret: string, purpose: string, text: string, encoding: 'base64url' | 'hex'): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest(encoding);
}

/** Compares signatures as text, in a time that reveals nothing: decoded, different texts could become the same bytes. */
export function isSameSignature(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The token of a mailed link to the row `id`. It is computed from that id and stored nowhere: no one who reads the
 * database, a backup of it or the queue of mails can create one. `secret` is the server's token secret.
 */
const linkTokenOf = (purpose: string) => (secret: string, id: string) =>
  `${id}.${sign(secret, purpose, id, 'base64url')}`;

/** The id that a token was created for; undefined for a token that this server did not create for this purpose. */
const readLinkToken =
  (purpose: string) =>
  (secret: string, token: string): string | undefined => {
    const [id = '', signature = '', ...rest] = token.split('.');
    const isOurs = rest.length === 0 && isSameSignature(signature, sign(secret, purpose, id, 'base64url'));
    return isOurs ? id : undefined;
  };

/** The token of a link to set a new password, and how it is read. */
export const resetTokenOf = linkTokenOf('password-reset');
export const readResetToken = readLinkToken('password-reset');

/** The token of a link to change the email, and how it is read. */
export const emailTokenOf = linkTokenOf('email-change');
export const readEmailToken = readLinkToken('email-change');
