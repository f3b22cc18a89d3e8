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

const signatureOfReset = (secret: string, resetId: string) => sign(secret, 'password-reset', resetId, 'base64url');

/**
 * The token of a link to set a new password. It is computed from the reset's id and stored nowhere: whoever reads the
 * database, a backup of it or the queue of mails can't create one. `secret` is the server's token secret.
 */
export function resetTokenOf(secret: string, resetId: string): string {
  return `${resetId}.${signatureOfReset(secret, resetId)}`;
}

/** The id of the reset that a token was created for; undefined for a token that this server did not create. */
export function readResetToken(secret: string, token: string): string | undefined {
  const [resetId = '', signature = '', ...rest] = token.split('.');
  return rest.length === 0 && isSameSignature(signature, signatureOfReset(secret, resetId)) ? resetId : undefined;
}
