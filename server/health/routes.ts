import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { health, ready } from '../../contract/health.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { createReadiness } from './readiness.ts';

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
