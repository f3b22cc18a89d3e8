import { commonRefusals } from '../../contract/errors.ts';
import { ApiError } from '../http/errors.ts';

/** Runs a task when there is a free place. Throws `unavailable` where too many wait already. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `places` tasks run at once and up to `waiting` wait for their turn, first come first served. */
export function createGate(places: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < places) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new ApiError(commonRefusals.unavailable);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    // The next one in the queue gets the place, so that no new task can take it first.
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
