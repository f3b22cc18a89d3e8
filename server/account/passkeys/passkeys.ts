import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { OwnPasskey } from '../../../contract/passkeys.ts';
import type { PasskeyRow } from '../../db/accountRows.ts';
import type { Database, Tx } from '../../db/schema.ts';

export function passkeysOf(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The passkeys of a user, as their owner sees them. */
export async function listPasskeys(db: Database, userId: string): Promise<OwnPasskey[]> {
  const passkeys = await passkeysOf(db, userId);
  return passkeys.map(({ id, credential_id, name, created_at, used_at }) => ({
    id,
    credentialId: credential_id,
    name,
    addedAt: new Date(created_at).toISOString(),
    usedAt: used_at === null ? null : new Date(used_at).toISOString(),
  }));
}

export function passkeyByCredential(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Adds a passkey that has never been used. Returns whether it did: someone may have it already. */
export async function insertPasskey(trx: Tx, passkey: Omit<PasskeyRow, 'id' | 'used_at'>): Promise<boolean> {
  const inserted = await trx
    .insertInto('passkeys')
    .values({ id: randomUUIDv7(), used_at: null, ...passkey })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Records that a passkey was used, unless it has been removed or used since it was read: of one that counts, the same
 * count can't come twice. Returns whether it did.
 */
export async function usePasskey(
  trx: Tx,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
  now: number,
): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ counter: newCounter, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deletePasskey(trx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deletePasskeysOf(trx: Tx, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
}

/** How long a browser may take to answer, in milliseconds. */
export const LIFETIME = 5 * 60 * 1000;

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
 * else's. Whether it was really signed is for `webAuthn.ts` to find out.
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
