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

/** What a mailed link is for: to set a new password, or to change the email. */
type LinkPurpose = 'password-reset' | 'email-change';

/**
 * The token of a mailed link to the row `id`. It is computed from that id and stored nowhere: no one who reads the
 * database, a backup of it or the queue of mails can create one. `secret` is the server's token secret.
 */
export const linkTokenOf = (secret: string, purpose: LinkPurpose, id: string): string =>
  `${id}.${sign(secret, purpose, id, 'base64url')}`;

/** The id that a token was created for; undefined for a token that this server did not create for this purpose. */
export function readLinkToken(secret: string, purpose: LinkPurpose, token: string): string | undefined {
  const [id = ''] = token.split('.');
  return isSameSignature(token, linkTokenOf(secret, purpose, id)) ? id : undefined;
}
