import { createHmac, generateKeyPairSync } from 'node:crypto';
import { type JWTHeaderParameters, SignJWT } from 'jose';
import { testSecret } from '../harness/app.ts';

/** A key pair of someone who is not the server. */
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What a stranger can know: the key that would go with a signature by RSA, as text. */
export const publicKey = strangers.publicKey.export({ type: 'spki', format: 'pem' }).toString();

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());

/** The parts of a token. */
export function partsOf(token: string): { header: string; payload: string; signature: string } {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header, payload, signature };
}

/** The token with other claims, and the signature that it had. */
export function tamper(token: string, claims: object): string {
  const { header, payload, signature } = partsOf(token);
  return `${header}.${encode({ ...decode(payload), ...claims })}.${signature}`;
}

/** The token with another header, and whatever for a signature. */
export function withHeader(token: string, header: object, signature: string): string {
  return `${encode(header)}.${partsOf(token).payload}.${signature}`;
}

/**
 * What someone makes of a token who knows the server's secret, or another one: the same claims with changes, those
 * that are undefined left out.
 */
export function resign(
  token: string,
  claims: object,
  { secret = testSecret, header = {} }: { secret?: string; header?: object } = {},
): string {
  const head = encode({ alg: 'HS256', ...header });
  const payload = encode({ ...decode(partsOf(token).payload), ...claims });
  const { alg } = { alg: 'HS256', ...header };
  const signature = createHmac(`sha${alg.slice(2)}`, secret)
    .update(`${head}.${payload}`)
    .digest('base64url');
  return `${head}.${payload}.${signature}`;
}

/** The same claims, signed by a stranger's key. */
export function signByRsa(token: string, header: Partial<JWTHeaderParameters> = {}): Promise<string> {
  return new SignJWT(decode(partsOf(token).payload))
    .setProtectedHeader({ alg: 'RS256', ...header })
    .sign(strangers.privateKey);
}
