import { randomUUIDv7 } from 'node:crypto';
import type { Database, Tx, UserRow } from '../db/schema.ts';

/** Opens an account; answers undefined where there is one with this email. */
export function insertUser(
  trx: Tx,
  user: Pick<UserRow, 'email' | 'password_hash' | 'created_at'>,
): Promise<Pick<UserRow, 'id' | 'email'> | undefined> {
  return trx
    .insertInto('users')
    .values({ id: randomUUIDv7(), password_version: 1, ...user })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst();
}

/** The account with this email. */
export function userByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * Keeps another hash of the same password, unless the user has had a new password since `verified` was read.
 * Answers whether it did. Until the transaction ends the user can't get a new password.
 */
export async function keepHash(trx: Tx, verified: UserRow, hash: string): Promise<boolean> {
  const kept = await trx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', verified.id)
    .where('password_version', '=', verified.password_version)
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Gives a user a new password; answers the email. */
export async function changePassword(trx: Tx, userId: string, hash: string): Promise<string> {
  const { email } = await trx
    .updateTable('users')
    .set((user) => ({ password_hash: hash, password_version: user('password_version', '+', 1) }))
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}
