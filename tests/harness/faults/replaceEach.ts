import { until } from '../until.ts';
import type { RollingProxy } from './rollingProxy.ts';

/** A server behind a proxy. */
export interface Replaceable {
  readonly url: string;
  /** Sends a signal that ends it, and waits for its end; returns its exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Puts servers behind a proxy, and waits until all that it has are ready. */
export async function putBehind(proxy: RollingProxy, servers: readonly Replaceable[]): Promise<void> {
  const count = proxy.ready() + servers.length;
  for (const { url } of servers) proxy.add(url);
  await until(`${count} servers are ready`, () => proxy.ready() === count);
}

/** Replaces all servers of a proxy: for each a new one is started, and the old one ends when that is ready. */
export async function replaceEach<S extends Replaceable>(
  proxy: RollingProxy,
  servers: readonly S[],
  start: () => Promise<S>,
): Promise<S[]> {
  const replaced: S[] = [];
  for (const server of servers) {
    const next = await start();
    replaced.push(next);
    await putBehind(proxy, [next]);
    const code = await server.end('SIGTERM');
    if (code !== 0) throw new Error(`A server that was told to end did so with ${code}.`);
    await until('the proxy notices', () => proxy.ready() === servers.length);
  }
  return replaced;
}
