import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const response = z.object({ status: z.literal('ok') });

/**
 * Liveness, for a supervisor that restarts servers: this one responds. It does not ask the database, which a restart
 * can't mend.
 */
export const health = defineEndpoint({
  method: 'GET',
  path: '/health',
  response,
});

/** Readiness, for a load balancer or a monitor: a 503 within a second where calls would fail. */
export const ready = defineEndpoint({
  method: 'GET',
  path: '/health/ready',
  response,
});
