import { DatabaseLostError } from './unavailable.ts';

/** Lets one at a time have its turn, first come first served. */
export interface Turns {
  /** Waits for a turn and returns the function that ends it. Throws `DatabaseLostError` after so many milliseconds. */
  readonly take: (longest: number) => Promise<() => void>;
}

/** Turns that no one has taken. */
export function createTurns(): Turns {
  const waiting = new Set<() => void>();
  let isTaken = false;

  function end(): void {
    const [next] = waiting;
    if (next) next();
    else isTaken = false;
  }

  return {
    take: async (longest) => {
      if (isTaken) {
        await new Promise<void>((resolve, reject) => {
          function start(): void {
            clearTimeout(timer);
            waiting.delete(start);
            resolve();
          }
          const timer = setTimeout(() => {
            waiting.delete(start);
            reject(new DatabaseLostError('Another transaction has not ended in time.'));
          }, longest);
          waiting.add(start);
        });
      }
      isTaken = true;
      return end;
    },
  };
}
