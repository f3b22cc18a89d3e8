import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type * as contract from '../../../contract/passkeys.ts';
import type { PasskeyRow, UserRow } from '../../db/accountRows.ts';
import type { Database } from '../../db/schema.ts';

/** What identifies a passkey, and proves that someone has it. */
type Key = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'>;

/** EdDSA, ES256 and RS256, by COSE's numbers: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** The name that passkeys belong to: one that was made for another is of no use here. */
const rpIdOf = (publicUrl: string) => new URL(publicUrl).hostname;

/** The user as authenticators know them: it says nothing about a person. */
const handleOf = (userId: string) => Buffer.from(userId).toString('base64url');

/** What a browser needs to create a passkey of a user, who has `known` ones already. */
export function creationOptions(
  publicUrl: string,
  challenge: string,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  known: readonly Pick<Key, 'credential_id'>[],
): contract.CreationOptions {
  return {
    challenge,
    rp: { id: rpIdOf(publicUrl), name: 'CertCrest' },
    user: { id: handleOf(id), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: LIFETIME,
    excludeCredentials: known.map(({ credential_id }) => ({ type: 'public-key', id: credential_id })),
    // A login asks for no email, and for a fingerprint, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** What a browser needs to ask for any passkey of this site. */
export function requestOptions(publicUrl: string, challenge: string): contract.RequestOptions {
  return { challenge, rpId: rpIdOf(publicUrl), timeout: LIFETIME, userVerification: 'required' };
}

/** The key that a browser has created for a challenge of ours. Throws where anything of it is not as it must be. */
export async function readCreated(
  publicUrl: string,
  challenge: string,
  credential: contract.CreatedCredential,
): Promise<Key> {
  refuseFrames(credential.response.clientDataJSON);
  refuseCertificates(credential.response.attestationObject);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: rpIdOf(publicUrl),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('The attestation is not right.');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credential_id: id, public_key: isoBase64URL.fromBuffer(publicKey), counter };
}

/**
 * How often a passkey has been used now, once it has signed a challenge of ours for its user. Throws where anything of
 * it is not as it must be, also where its count has not grown: then there are two of it.
 */
export async function readAsserted(
  publicUrl: string,
  challenge: string,
  credential: contract.AssertedCredential,
  { user_id, credential_id, public_key, counter }: Key & Pick<PasskeyRow, 'user_id'>,
): Promise<number> {
  refuseFrames(credential.response.clientDataJSON);
  if (credential.response.userHandle !== handleOf(user_id)) throw new Error('It is the passkey of another user.');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: rpIdOf(publicUrl),
    credential: { id: credential_id, publicKey: isoBase64URL.toBuffer(public_key), counter },
    requireUserVerification: true,
  });
  if (!verified) throw new Error('The signature is not right.');
  return authenticationInfo.newCounter;
}

/** No page of ours is in a frame of another site; the library takes one whose site is not named. */
function refuseFrames(clientData: string): void {
  if (decodeClientDataJSON(clientData).crossOrigin) throw new Error('The browser was in a frame of another site.');
}

/**
 * We ask for no certificate of the authenticator, and browsers send none then. To check one the library would call an
 * address that it names.
 */
function refuseCertificates(attestation: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
  const format = decoded.get('fmt');
  // An authenticator may sign with the new key itself.
  const isBare = format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
  if (!isBare) throw new Error(`An attestation of the format ${format} was not asked for.`);
}

/** How long a browser may take to answer, in milliseconds. */
const LIFETIME = 5 * 60 * 1000;

/** Who has to answer: the user who adds a passkey, or null for a login, which says who it is only then. */
type Answerer = string | null;

/** Makes a challenge; every server knows it. */
export async function makeChallenge(db: Database, userId: Answerer, now: number): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: now + LIFETIME })
    .execute();
  return challenge;
}

/**
 * Uses up the challenge that a browser says it answers; undefined where it was used before, has expired or is someone
 * else's. Whether it was really signed is for `readCreated` and `readAsserted` to find out.
 */
export async function claimChallenge(
  db: Database,
  clientData: string,
  userId: Answerer,
  now: number,
): Promise<string | undefined> {
  const claimed = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challengeIn(clientData))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return claimed?.challenge;
}

/** The challenge that a browser's data name; empty where they name none that could be ours. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientData);
    // Only now is it known to be a text that a database can compare.
    return /^[\w-]{43}$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}
