import { hash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { SessionRow, UserRow } from '../db/accountRows.ts';
import type { Database, Tx } from '../db/schema.ts';

/** How long a session lasts after its last refresh, in milliseconds (docs/product.md 3.7). */
const LIFETIME = 3 * 60 * 60 * 1000;

/** How long it lasts in all, however often it is refreshed. */
const LONGEST = 30 * 24 * 60 * 60 * 1000;

/** The user who sends a request, and the session that it belongs to. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

export interface OpenedSession extends Caller {
  /** Sent once: only its hash is stored. */
  readonly refreshToken: string;
  readonly email: string;
}

/** Opens a session of a user on a device. */
export async function openSession(
  trx: Tx,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  device: string,
  now: number,
): Promise<OpenedSession> {
  const sessionId = randomUUIDv7();
  const refreshToken = randomBytes(32).toString('base64url');
  await trx
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      refresh_hash: hashOf(refreshToken),
      device,
      created_at: now,
      used_at: now,
      expires_at: now + LIFETIME,
    })
    .execute();
  return { userId, sessionId, refreshToken, email };
}

/** Prolongs the session of a refresh token; returns undefined where it has expired or was ended. */
export async function prolongSession(db: Database, refreshToken: string, now: number): Promise<Caller | undefined> {
  const expiry = now + LIFETIME;
  const session = await db
    .updateTable('sessions')
    .set({
      used_at: now,
      expires_at: sql<number>`case when created_at < ${expiry - LONGEST} then created_at + ${sql.lit(LONGEST)} else cast(${expiry} as bigint) end`,
    })
    .where('refresh_hash', '=', hashOf(refreshToken))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  return session && { sessionId: session.id, userId: session.user_id };
}

/** The sessions of a user that are neither ended nor expired. */
export const openSessionsOf = (db: Database, userId: string, now: number) =>
  db.selectFrom('sessions').where('user_id', '=', userId).where('ended_at', 'is', null).where('expires_at', '>', now);

/** Ends the sessions of a user, or those to which it is narrowed, when it is executed. */
export const endSessionsOf = (trx: Tx, userId: string, by: NonNullable<SessionRow['ended_by']>, now: number) =>
  trx
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: by })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);

/** The hash under which a session is kept. */
export const hashOf = (refreshToken: string): string => hash('sha256', refreshToken);
