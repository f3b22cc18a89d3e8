import type { UserDetails } from '../../contract/profile.ts';
import type { Database } from '../db/schema.ts';
import { historyOf } from './history.ts';

/** The profile of a user who exists. */
export async function userDetailsOf(db: Database, userId: string): Promise<UserDetails> {
  const { email, created_at } = await db
    .selectFrom('users')
    .select(['email', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { email, createdDate: new Date(created_at).toISOString(), exams: await historyOf(db, userId) };
}
