import type { Load } from '../harness/load.ts';
import { until } from '../harness/until.ts';
import type { SoakDatabase } from './databases.ts';
import type { Tried } from './scenario.ts';

/** Ends a load and compares it with the database; what a scenario returns at its end. */
export async function outcomeOf(load: Load, { db }: SoakDatabase, faults: string): Promise<Tried> {
  await load.stop();
  return { faults, counts: load.counts, failures: await load.failures(db) };
}

/** Waits until a server that has lost its database says so to proxies, and serves pages all the same. */
export async function servesPagesAlone(url: string): Promise<void> {
  for (const [path, status] of [
    ['/api/health/ready', 503],
    ['/api/health', 200],
    // A server that is late refuses some.
    ['/certifications/administrator', 200],
  ] as const) {
    await until(`${path} is ${status} without the database`, async () => (await fetch(url + path)).status === status);
  }
}
