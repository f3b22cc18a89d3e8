import { sql } from 'kysely';
import type { UserRow } from '../db/accountRows.ts';
import type { Database } from '../db/schema.ts';
import { normalizeEmail } from './users.ts';

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
