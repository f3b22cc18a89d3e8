import type { Tx } from '../db/schema.ts';
import { recordEvent } from './securityLog.ts';
import { endSessionsOf } from './sessions.ts';

/** The client of what operators do, in the security log. */
export const OPERATOR = 'operator';

/** Keeps a user from logging in, and ends every session of theirs. */
export async function lockUser(trx: Tx, userId: string, now: number): Promise<void> {
  // The lock first: a pending login then either fails or has its session ended here.
  await trx.updateTable('users').set({ locked_at: now }).where('id', '=', userId).execute();
  await endSessionsOf(trx, userId, 'operator', now);
  await recordEvent(trx, { what: 'locked', userId, client: OPERATOR }, now);
}

export async function unlockUser(trx: Tx, userId: string, now: number): Promise<void> {
  await trx.updateTable('users').set({ locked_at: null }).where('id', '=', userId).execute();
  await recordEvent(trx, { what: 'unlocked', userId, client: OPERATOR }, now);
}

export async function endAllSessions(trx: Tx, userId: string, now: number): Promise<void> {
  await endSessionsOf(trx, userId, 'operator', now);
  await recordEvent(trx, { what: 'allSessionsEnded', userId, client: OPERATOR }, now);
}
