import { randomUUIDv7 } from 'node:crypto';
import type { UserRow } from '../db/accountRows.ts';
import type { Database, Tx } from '../db/schema.ts';

/** The form in which accounts are stored and found: "Ann@Example.org " becomes "ann@example.org". */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A user's name: the part of the address before `@`. */
export function userNameOf(email: string): string {
  return email.slice(0, email.indexOf('@'));
}

/** Opens an account; returns undefined where one with this email exists. */
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

export function userByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return accounts(db).where('email', '=', email).executeTakeFirst();
}

export function userById(db: Database, id: string): Promise<UserRow | undefined> {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

/** What was deleted is no account. */
const accounts = (db: Database) => db.selectFrom('users').selectAll().where('deleted_at', 'is', null);

/**
 * The user with this id, unless they are locked; until the transaction ends they can neither be locked nor deleted, nor get
 * another password.
 */
export function lockUserRow(trx: Tx, id: string): Promise<UserRow | undefined> {
  return trx
    .updateTable('users')
    .set({ locked_at: null })
    .where('id', '=', id)
    .where('locked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Sets a new password when it is executed. */
export const setPasswordHash = (trx: Tx, userId: string, hash: string) =>
  trx
    .updateTable('users')
    .set((user) => ({ password_hash: hash, password_version: user('password_version', '+', 1) }))
    .where('id', '=', userId)
    .returning(['id', 'email']);
