import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { health } from '../../contract/health.ts';
import { ping } from '../db/connection.ts';
import type { Database } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import { route } from '../http/route.ts';

/** The call that tells a load balancer or a monitor whether this server can work. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  route(app, health, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    await ping(db).catch((cause: unknown) => {
      throw new ApiError(commonRefusals.unavailable, { cause });
    });
    return { status: 'ok' as const };
  });
}
