import { randomUUIDv7 } from 'node:crypto';
import type { Database, Tx } from '../db/schema.ts';

/** How long a link to set a new password is good for, in milliseconds. */
const LIFETIME = 60 * 60 * 1000;

/** A reset that was just asked for. */
export interface OpenedReset {
  readonly resetId: string;
  readonly expiresAt: number;
}

/** Lets a user set a new password within the hour. Every `now` is in epoch milliseconds. */
export async function openReset(trx: Tx, userId: string, now: number): Promise<OpenedReset> {
  const resetId = randomUUIDv7();
  const expiresAt = now + LIFETIME;
  await trx
    .insertInto('password_resets')
    .values({ id: resetId, user_id: userId, expires_at: expiresAt, used_at: null })
    .execute();
  return { resetId, expiresAt };
}

/** Whether a reset can still be used; whether it will be is for `claimReset` to say. */
export async function isUsable(db: Database, resetId: string, now: number): Promise<boolean> {
  const reset = await db
    .selectFrom('password_resets')
    .select('id')
    .where('id', '=', resetId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reset !== undefined;
}

/** Uses a reset up and answers whose it was; undefined where it was used before, became void or has expired. */
export async function claimReset(trx: Tx, resetId: string, now: number): Promise<string | undefined> {
  const reset = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('id', '=', resetId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return reset?.user_id;
}

/** Makes every other reset of a user void. */
export async function voidResetsOf(trx: Tx, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
