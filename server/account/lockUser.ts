import type { Tx } from '../db/schema.ts';
import { endSessionsOf } from './sessions.ts';

/** Keeps a user from logging in, and ends every session of theirs. `now` is in epoch milliseconds. */
export async function lockUser(trx: Tx, userId: string, now: number): Promise<void> {
  // The lock first: a pending login then either fails or has its session ended here.
  await trx.updateTable('users').set({ locked_at: now }).where('id', '=', userId).execute();
  await endSessionsOf(trx, userId, 'operator', now);
}

/** Lets a user log in again. */
export async function unlockUser(trx: Tx, userId: string): Promise<void> {
  await trx.updateTable('users').set({ locked_at: null }).where('id', '=', userId).execute();
}
