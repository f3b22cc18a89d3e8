import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** How many clients are remembered. */
const CLIENTS = 50_000;

interface Window {
  readonly count: number;
  /** When it began, in milliseconds of this process. */
  readonly since: number;
}

/**
 * Counts the calls of clients, in memory. The package's own store goes by the computer's clock: set back, it would keep
 * out for as long who has reached the limit. This one goes by the time since the process started.
 */
export class ClientCounts implements FastifyRateLimitStore {
  /** By client, the one that called last at the end. */
  readonly #windows = new Map<string, Window>();

  incr: FastifyRateLimitStore['incr'] = (client, callback, timeWindow) => {
    const time = performance.now();
    const window = this.#windows.get(client);
    const isRunning = window && time < window.since + timeWindow;
    const { count, since } = isRunning ? { ...window, count: window.count + 1 } : { count: 1, since: time };
    this.#windows.delete(client);
    this.#windows.set(client, { count, since });
    this.#forgetOldest();
    callback(null, { current: count, ttl: timeWindow - (time - since) });
  };

  child(): this {
    return this;
  }

  #forgetOldest(): void {
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > CLIENTS && oldest !== undefined) this.#windows.delete(oldest);
  }
}
