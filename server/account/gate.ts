import { commonRefusals } from '../../contract/errors.ts';
import { ApiError } from '../http/apiError.ts';

/** Runs a piece of work when there is a place for it. Throws `unavailable` where too many wait already. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `places` pieces of work run at once and as many as `waiting` wait for their turn, first come first served. */
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
    // Who has waited takes the place over, so that nobody slips in between.
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
