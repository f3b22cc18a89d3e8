import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import pLimit from 'p-limit';
import { commonRefusals } from '../../contract/errors.ts';
import { ApiError } from '../http/errors.ts';

/** Runs a task when there is a free place. Throws `unavailable` where too many wait already. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `places` tasks run at once and up to `waiting` wait for their turn, first come first served. */
export function createGate(places: number, waiting: number): Gate {
  const limit = pLimit(places);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= places + waiting) throw new ApiError(commonRefusals.unavailable);
    return limit(work);
  };
}

/** How many calls of one session run at once: fewer than the database has connections, by far. */
const PLACES = 3;

/** How many more of its calls wait for their turn. */
const WAITING = 50;

/**
 * Gives each session its share of the routes that are registered after it: calls that wait, such as for a row that
 * someone holds in the database, keep no connection from others.
 */
export function shareRoutes(app: FastifyInstance): void {
  // A gate for each key, kept while it is in use.
  const gates = new Map<string, { readonly enter: Gate; users: number }>();

  async function inShare<T>(key: string, work: () => Promise<T>): Promise<T> {
    const gate = gates.get(key) ?? { enter: createGate(PLACES, WAITING), users: 0 };
    gates.set(key, gate);
    gate.users += 1;
    try {
      return await gate.enter(work);
    } finally {
      gate.users -= 1;
      if (gate.users === 0) gates.delete(key);
    }
  }

  app.addHook('onRoute', (route: RouteOptions) => {
    const { handler } = route;
    route.handler = function shared(request: FastifyRequest, reply) {
      const key = request.headers.authorization;
      if (key === undefined) return handler.call(this, request, reply);
      return inShare(key, async () => handler.call(this, request, reply));
    };
  });
}
