import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Database, SessionRow, Tx } from '../db/schema.ts';
import type { Caller } from './auth.ts';

/** How long a session lasts after its last refresh, in milliseconds (specification, section 9). */
const LIFETIME = 3 * 60 * 60 * 1000;

/** A session that was just opened. */
export interface OpenedSession extends Caller {
  /** Sent once: only its hash is stored. */
  readonly refreshToken: string;
}

/** Opens a session of a user. Every `now` is in epoch milliseconds. */
export async function openSession(trx: Tx, userId: string, now: number): Promise<OpenedSession> {
  const sessionId = randomUUIDv7();
  const refreshToken = randomBytes(32).toString('base64url');
  await trx
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      refresh_hash: hashOf(refreshToken),
      created_at: now,
      expires_at: now + LIFETIME,
      ended_at: null,
      ended_by: null,
    })
    .execute();
  return { userId, sessionId, refreshToken };
}

/** Prolongs the session of a refresh token; returns undefined where it has expired or was ended. */
export async function prolongSession(db: Database, refreshToken: string, now: number): Promise<Caller | undefined> {
  const session = await db
    .updateTable('sessions')
    .set({ expires_at: now + LIFETIME })
    .where('refresh_hash', '=', hashOf(refreshToken))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  return session && { sessionId: session.id, userId: session.user_id };
}

/** Ends the session of a refresh token, where it has not ended yet. */
export async function endSession(db: Database, refreshToken: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: 'logout' })
    .where('refresh_hash', '=', hashOf(refreshToken))
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a user. */
export async function endSessionsOf(
  trx: Tx,
  userId: string,
  by: NonNullable<SessionRow['ended_by']>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: by })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * The user's id, where a refresh token is used after its logout and would still be valid otherwise; once per token.
 * A token that ended with a new password does not count: devices of the user still send it, as they can't know.
 */
export async function claimReuse(trx: Tx, refreshToken: string, now: number): Promise<string | undefined> {
  const session = await trx
    .updateTable('sessions')
    .set({ ended_by: 'reuse' })
    .where('refresh_hash', '=', hashOf(refreshToken))
    .where('ended_by', '=', 'logout')
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return session?.user_id;
}

function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
