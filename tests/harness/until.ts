import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE } from './patience.ts';

/** Waits until `check` returns true; rejects with `what` did not happen where that takes too long. For use outside of tests, too. */
export async function until(what: string, check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${PATIENCE / 1000} s`);
    await delay(20);
  }
}
