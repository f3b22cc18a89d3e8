import { randomUUIDv7 } from 'node:crypto';
import type { OwnPasskey } from '../../../contract/passkeys.ts';
import type { PasskeyRow } from '../../db/accountRows.ts';
import type { Database, Tx } from '../../db/schema.ts';

/** The passkeys of a user, the newest first. */
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

/** The passkey that an authenticator knows by this id. */
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
 * count can't come twice. Returns whether it did. `now` is in epoch milliseconds.
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

/** Removes a passkey of a user. Returns whether there was one. */
export async function deletePasskey(trx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Removes all passkeys of a user. */
export async function deletePasskeysOf(trx: Tx, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
}
