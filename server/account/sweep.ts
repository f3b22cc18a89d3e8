import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';
import { shortenSessions } from './sessions.ts';

const HOUR = 60 * 60 * 1000;

/**
 * How long expired rows are kept, in milliseconds: long enough to respond correctly to their tokens, and to investigate
 * afterwards.
 */
const KEEP = 24 * HOUR;

/** How long the security log is kept, in milliseconds. */
const KEEP_EVENTS = 90 * 24 * HOUR;

/**
 * Removes sessions and mailed links that expired long ago, challenges, logins at providers and counts that are over, and
 * old events. `now` is in epoch milliseconds.
 */
export async function sweep(db: Database, now: number): Promise<void> {
  await shortenSessions(db, now);
  const longAgo = now - KEEP;
  await inBatches((limit) => {
    const old = db.selectFrom('sessions').select('id').where('expires_at', '<', longAgo).limit(limit);
    return db.deleteFrom('sessions').where('id', 'in', old).executeTakeFirstOrThrow();
  });
  await inBatches((limit) => {
    const old = db.selectFrom('password_resets').select('id').where('expires_at', '<', longAgo).limit(limit);
    return db.deleteFrom('password_resets').where('id', 'in', old).executeTakeFirstOrThrow();
  });
  await inBatches((limit) => {
    const old = db.selectFrom('email_changes').select('id').where('expires_at', '<', longAgo).limit(limit);
    return db.deleteFrom('email_changes').where('id', 'in', old).executeTakeFirstOrThrow();
  });
  await inBatches((limit) => {
    const old = db.selectFrom('openid_logins').select('id').where('expires_at', '<', now).limit(limit);
    return db.deleteFrom('openid_logins').where('id', 'in', old).executeTakeFirstOrThrow();
  });
  await inBatches((limit) => {
    const old = db
      .selectFrom('security_events')
      .select('id')
      .where('happened_at', '<', now - KEEP_EVENTS)
      .limit(limit);
    return db.deleteFrom('security_events').where('id', 'in', old).executeTakeFirstOrThrow();
  });
  await inBatches((limit) => {
    const old = db.selectFrom('passkey_challenges').select('challenge').where('expires_at', '<', now).limit(limit);
    return db.deleteFrom('passkey_challenges').where('challenge', 'in', old).executeTakeFirstOrThrow();
  });
  await inBatches((limit) => {
    const old = db.selectFrom('rate_limits').select('key').where('resets_at', '<', now).limit(limit);
    return db.deleteFrom('rate_limits').where('key', 'in', old).executeTakeFirstOrThrow();
  });
}

/** Rows of one statement: the embedded database answers within the process, which does nothing else meanwhile. */
const BATCH = 500;

/** Removes rows until none is left, and lets others have their turn in between. */
async function inBatches(remove: (limit: number) => Promise<{ readonly numDeletedRows: bigint }>): Promise<void> {
  while ((await remove(BATCH)).numDeletedRows > 0n) await setImmediate();
}

/** Sweeps now and every hour; returns a function that stops it and waits for a running sweep. */
export function startSweeping(db: Database, log: FastifyBaseLogger, now: () => number): () => Promise<void> {
  let sweeping = Promise.resolve();
  function run(): void {
    sweeping = sweeping
      .then(() => sweep(db, now()))
      .catch((error: unknown) => log.error({ err: error }, 'what has expired could not be removed'));
  }
  run();
  const timer = setInterval(run, HOUR).unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
