import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { health, ready } from '../../contract/health.ts';
import { probe } from '../db/connection.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';

/** The calls by which a load balancer or a monitor checks this server. */
export function healthRoutes(
  app: FastifyInstance,
  { db, now, ending }: Pick<Deps, 'db' | 'now'> & { readonly ending: AbortSignal },
): void {
  const isReady = createReadiness(db, now);

  route(app, health, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });

  route(app, ready, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    if (ending.aborted || !(await isReady())) throw new ApiError(commonRefusals.unavailable);
    return { status: 'ok' as const };
  });
}

/** How long the database may take for a probe, in milliseconds: an answer has to come within a second. */
const LONGEST_PROBE = 800;

/** How long a probe is good for, in milliseconds, so that many monitors cost no more than one. */
const GOOD_FOR = 500;

/** Returns whether the database can be read and written, within a second. `now` returns the time in epoch milliseconds. */
function createReadiness(db: Database, now: () => number): () => Promise<boolean> {
  let latest: { readonly at: number; readonly isReady: Promise<boolean> } | undefined;
  let isRunning = false;

  async function run(): Promise<boolean> {
    // Where the database is frozen the probe before this one still waits: one is enough.
    if (isRunning) return false;
    isRunning = true;
    const isDone = probe(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (isRunning = false));
    const late = new AbortController();
    const isLate = delay(LONGEST_PROBE, false, { signal: late.signal }).catch(() => false);
    const isReady = await Promise.race([isDone, isLate]);
    late.abort();
    return isReady;
  }

  return () => {
    if (latest === undefined || Math.abs(now() - latest.at) > GOOD_FOR) latest = { at: now(), isReady: run() };
    return latest.isReady;
  };
}
