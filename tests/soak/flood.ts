import { setImmediate } from 'node:timers/promises';
import { PATIENCE } from '../harness/patience.ts';

/** A client that calls as often as it can. */
export interface Flood extends AsyncDisposable {
  readonly counts: { readonly tried: number };
  readonly stop: () => Promise<void>;
  /** Responses that are neither good nor a refusal with the time of a next try. */
  readonly failures: () => string[];
}

/** How many calls it makes at once. */
const AT_ONCE = 20;

/** Starts one, with an address of its own for servers with TRUST_PROXY=1. */
export function startFlood(url: string, address: string): Flood {
  const counts = { tried: 0 };
  const unexpected = new Set<string>();
  let isOver = false;

  async function call(): Promise<void> {
    counts.tried += 1;
    const init = { headers: { 'x-forwarded-for': address }, signal: AbortSignal.timeout(PATIENCE) };
    const reply = await fetch(url, init).catch(String);
    if (typeof reply === 'string') return void unexpected.add(reply);
    const text = await reply.text();
    const isRefusal = [429, 503].includes(reply.status) && reply.headers.has('retry-after');
    if (reply.status !== 200 && !isRefusal) unexpected.add(`${reply.status} ${text}`);
  }

  async function client(): Promise<void> {
    while (!isOver) {
      await call();
      // The others are clients of this very process.
      await setImmediate();
    }
  }

  const clients = Promise.all(Array.from({ length: AT_ONCE }, client));
  async function stop(): Promise<void> {
    isOver = true;
    await clients;
  }
  return { counts, stop, [Symbol.asyncDispose]: stop, failures: () => [...unexpected].map((one) => `a flood: ${one}`) };
}
