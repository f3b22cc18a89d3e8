import { DatabaseLostError } from './unavailable.ts';

/** Lets one at a time have its turn, first come first served. */
export function createTurns() {
  const waiting = new Set<() => void>();
  let isTaken = false;

  function end(): void {
    const [next] = waiting;
    if (!next) isTaken = false;
    else {
      waiting.delete(next);
      next();
    }
  }

  /** Waits for a turn and returns the function that ends it. Throws `DatabaseLostError` after so many milliseconds. */
  async function take(longest: number): Promise<() => void> {
    if (isTaken) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        waiting.delete(resolve);
        reject(new DatabaseLostError('Another transaction has not ended in time.'));
      }, longest);
      waiting.add(resolve);
      await promise;
      clearTimeout(timer);
    }
    isTaken = true;
    return end;
  }

  return { take };
}
