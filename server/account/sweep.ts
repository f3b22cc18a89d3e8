import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { repeat } from '../repeat.ts';

const HOUR = 60 * 60 * 1000;

/**
 * How long expired rows are kept, in milliseconds: long enough to respond correctly to their tokens, and to investigate
 * afterwards.
 */
const KEEP = 24 * HOUR;

/** How long the security log is kept, in milliseconds. */
const KEEP_EVENTS = 90 * 24 * HOUR;

/** Rows of one statement: the embedded database answers within the process, which does nothing else meanwhile. */
const BATCH = 500;

/**
 * Removes sessions and mailed links that expired long ago, challenges, logins at providers and counts that are over,
 * and old events.
 */
export async function sweep(db: Database, now: number): Promise<void> {
  const expired = [
    ['sessions', 'id', 'expires_at', now - KEEP],
    ['password_resets', 'id', 'expires_at', now - KEEP],
    ['email_changes', 'id', 'expires_at', now - KEEP],
    ['openid_logins', 'id', 'expires_at', now],
    ['security_events', 'id', 'happened_at', now - KEEP_EVENTS],
    ['passkey_challenges', 'challenge', 'expires_at', now],
    ['rate_limits', 'key', 'resets_at', now],
  ] as const;
  for (const [table, key, column, before] of expired) {
    const old = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${BATCH}`;
    const remove = sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${old})`;
    // Others have their turn in between.
    while (((await remove.execute(db)).numAffectedRows ?? 0n) > 0n) await setImmediate();
  }
}

/** Sweeps now and every hour; returns a function that stops it and waits for a running sweep. */
export const startSweeping = ({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>): (() => Promise<void>) =>
  repeat(
    () => sweep(db, now()),
    HOUR,
    (error) => log.error({ err: error }, 'what has expired could not be removed'),
  );
