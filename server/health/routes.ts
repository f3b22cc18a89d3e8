import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { health, ready } from '../../contract/health.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { fresh } from '../fresh.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';

/** How long the database may take for a probe, in milliseconds: an answer has to come within a second. */
const LONGEST_PROBE = 800;

/** How long a probe is good for, in milliseconds, so that many monitors cost no more than one. */
const GOOD_FOR = 500;

/** The calls by which a load balancer or a monitor checks this server. */
export function healthRoutes(
  app: FastifyInstance,
  { db, now, ending }: Pick<Deps, 'db' | 'now'> & { readonly ending: AbortSignal },
): void {
  // Where the database is frozen everyone waits for the same probe.
  const latest = fresh(
    () => probe(db).catch(() => false),
    (isReady) => isReady,
    { now, maxAge: GOOD_FOR },
  );

  route(app, health, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });

  route(app, ready, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const probed = Promise.race([latest(), delay(LONGEST_PROBE, false, { ref: false })]);
    if (ending.aborted || !(await probed)) throw new ApiError(commonRefusals.unavailable);
    return { status: 'ok' as const };
  });
}

/** Writes a row and reads it again. Rejects where the database can't do both. */
async function probe(db: Database): Promise<boolean> {
  const row = { name: 'readiness', mark: randomUUID() };
  await db
    .insertInto('health_checks')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ mark: row.mark }))
    .execute();
  await db.selectFrom('health_checks').select('mark').where('name', '=', row.name).executeTakeFirstOrThrow();
  return true;
}
