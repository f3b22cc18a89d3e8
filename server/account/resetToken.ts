import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of a reset's link. It is worked out from the reset's id and kept nowhere: who reads the database,
 * a backup of it or the queue of mails can't make one. `secret` is the server's token secret.
 */
export function resetTokenOf(secret: string, resetId: string): string {
  return `${resetId}.${signatureOf(secret, resetId)}`;
}

/** The id of the reset that a token was made for; undefined for a token that this server did not make. */
export function readResetToken(secret: string, token: string): string | undefined {
  const [resetId = '', signature = '', ...rest] = token.split('.');
  // As text: decoded, it would be the same with anything in it that base64 has no use for.
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, resetId));
  const isOurs = rest.length === 0 && given.length === right.length && timingSafeEqual(given, right);
  return isOurs ? resetId : undefined;
}

function signatureOf(secret: string, resetId: string): string {
  return createHmac('sha256', secret).update(`password-reset:${resetId}`).digest('base64url');
}
