import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Whether the server and its database answer, for a load balancer or a monitor. */
export const health = defineEndpoint({
  method: 'GET',
  path: '/health',
  summary: 'Tell whether the server and its database answer',
  response: z.object({ status: z.literal('ok') }),
  refusals: {},
});
