import { sql } from 'kysely';
import type { UserRow } from '../db/accountRows.ts';
import type { Database, Tx } from '../db/schema.ts';
import { recordEvent } from './securityLog.ts';
import { endSessionsOf } from './sessions.ts';
import { normalizeEmail } from './users.ts';

/** The client of what operators do, in the security log. */
export const OPERATOR = 'operator';

/** Keeps a user from logging in, and ends every session of theirs. */
export async function lockUser(trx: Tx, userId: string, now: number): Promise<void> {
  // The lock first: a pending login then either fails or has its session ended here.
  await trx.updateTable('users').set({ locked_at: now }).where('id', '=', userId).execute();
  await endSessionsOf(trx, userId, 'operator', now).execute();
  await recordEvent(trx, { what: 'locked', userId, client: OPERATOR }, now);
}

export async function unlockUser(trx: Tx, userId: string, now: number): Promise<void> {
  await trx.updateTable('users').set({ locked_at: null }).where('id', '=', userId).execute();
  await recordEvent(trx, { what: 'unlocked', userId, client: OPERATOR }, now);
}

export async function endAllSessions(trx: Tx, userId: string, now: number): Promise<void> {
  await endSessionsOf(trx, userId, 'operator', now).execute();
  await recordEvent(trx, { what: 'allSessionsEnded', userId, client: OPERATOR }, now);
}

export interface FoundUser extends Pick<UserRow, 'id' | 'email' | 'created_at' | 'locked_at'> {
  readonly sessions: number;
}

const LISTED = 50;

/** The users whose email contains a text, or whose id it is, by their emails. */
export function findUsers(db: Database, text: string, now: number): Promise<FoundUser[]> {
  const part = `%${normalizeEmail(text).replaceAll(/[!%_]/g, '!$&')}%`;
  return usersOf(db, now)
    .where((user) => user.or([sql<boolean>`email like ${part} escape '!'`, user('users.id', '=', text)]))
    .orderBy('email')
    .limit(LISTED)
    .execute();
}

export function findUser(db: Database, emailOrId: string, now: number): Promise<FoundUser | undefined> {
  return usersOf(db, now)
    .where((user) => user.or([user('email', '=', normalizeEmail(emailOrId)), user('users.id', '=', emailOrId)]))
    .executeTakeFirst();
}

const usersOf = (db: Database, now: number) =>
  db
    .selectFrom('users')
    .leftJoin('sessions', (session) =>
      session.onRef('user_id', '=', 'users.id').on('ended_at', 'is', null).on('expires_at', '>', now),
    )
    .select(['users.id', 'users.email', 'users.created_at', 'users.locked_at'])
    .select(({ fn }) => fn.count<number>('sessions.id').as('sessions'))
    // Deleted users are left out.
    .where('users.deleted_at', 'is', null)
    .groupBy('users.id');
