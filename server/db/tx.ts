import { setTimeout } from 'node:timers/promises';
import { isBusy, sqlState } from './errors.ts';
import type { Database, Tx } from './schema.ts';

const MAX_ATTEMPTS = 8;
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;

/**
 * Runs `work` in one transaction, again from the start where the database refused it only because of another
 * transaction. `work` may therefore run several times: it must change nothing but the database.
 * `alsoRetry` names further errors that are worth another attempt. Gives up after 8 attempts with the last error.
 */
export async function tx<T>(
  db: Database,
  work: (trx: Tx) => Promise<T>,
  alsoRetry: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !(isConflict(error) || alsoRetry(error))) throw error;
      await setTimeout(pauseAfter(attempt));
    }
  }
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

function isConflict(error: unknown): boolean {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK || isBusy(error);
}

/** Doubles with each attempt, and is random so that rivals don't meet again. In milliseconds. */
function pauseAfter(attempt: number): number {
  return Math.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
}
