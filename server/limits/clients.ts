import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { health } from '../../contract/health.ts';
import { commonRefusals, tooManyRequests } from '../../contract/errors.ts';
import { ApiError } from '../http/errors.ts';
import { clientOf } from './limiter.ts';

/** What one server takes from its clients, network addresses, in memory alone. */
export interface ClientLimits {
  /** Requests of one client that are being answered at the same time, those included that it reads slowly. */
  readonly atOnce: number;
  /** Calls of the API a second, on average; 0 for any number. */
  readonly callsPerSecond: number;
  /** How late timers may be, on average and in milliseconds, before requests are refused; 0 for any time. */
  readonly lag: number;
}

/** Enough for a school behind one address. */
export const AT_ONCE = 200;

/** How many clients are remembered. */
const CLIENTS = 50_000;

/** The time over which calls are counted, in seconds: a page makes several at once. */
const WINDOW = 10;

/** How often the lag is measured, in milliseconds. */
const SAMPLE = 500;

/** Refuses requests where the server can't keep up, and those of one client that has too many at once. */
export async function shedLoad(app: FastifyInstance, { atOnce, lag }: ClientLimits): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: lag,
    sampleInterval: SAMPLE,
    // Restarting a server that is late makes the others later.
    pressureHandler: async (request) => {
      if (request.url !== `/api${health.path}`) throw new ApiError(commonRefusals.unavailable);
    },
  });

  const running = new Map<string, number>();
  app.addHook('onRequest', (request, { raw }, done) => {
    const client = clientOf(request.ip);
    const count = running.get(client) ?? 0;
    if (count >= atOnce) return done(new ApiError(commonRefusals.unavailable));
    running.set(client, count + 1);
    raw.once('close', () => {
      const left = (running.get(client) ?? 1) - 1;
      if (left > 0) running.set(client, left);
      else running.delete(client);
    });
    done();
  });
}

const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Limits how often one client calls the routes that are registered after it. */
export async function limitCalls(app: FastifyInstance, { callsPerSecond }: ClientLimits): Promise<void> {
  if (callsPerSecond === 0) return;
  await app.register(rateLimit, {
    max: callsPerSecond * WINDOW,
    timeWindow: WINDOW * 1000,
    cache: CLIENTS,
    keyGenerator: ({ ip }: FastifyRequest) => clientOf(ip),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new ApiError(tooManyRequests(seconds), { headers: { 'retry-after': String(seconds) } });
    },
    // The refusal's own header is enough.
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  });
}
