import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';

const HOUR = 60 * 60 * 1000;

/**
 * How long what has expired is kept, in milliseconds: long enough to answer whoever still comes with it rightly, and
 * to look at after the fact.
 */
const KEEP = 24 * HOUR;

/** Removes sessions and resets that expired long ago, and counts that are over. `now` is in epoch milliseconds. */
export async function sweep(db: Database, now: number): Promise<void> {
  const longAgo = now - KEEP;
  await db.deleteFrom('sessions').where('expires_at', '<', longAgo).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', longAgo).execute();
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute();
}

/** Sweeps now and every hour; answers the function that stops it, having waited for a sweep under way. */
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
