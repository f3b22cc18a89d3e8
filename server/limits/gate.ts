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
