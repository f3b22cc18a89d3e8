import { setTimeout } from 'node:timers/promises';
import type { Database, Tx } from './schema.ts';

const MAX_ATTEMPTS = 8;

/** The pause after an attempt doubles with each, in milliseconds. */
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;

/**
 * Runs `work` in one transaction, and retries it where the database refused it only because of another transaction; in
 * SQLite transactions wait for each other instead. So `work` may run several times: it must change nothing but the
 * database. `alsoRetry` accepts further errors to retry. Gives up after 8 attempts with the last error.
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
      if (attempt === MAX_ATTEMPTS || !(conflicts.includes(sqlState(error)) || alsoRetry(error))) throw error;
      // Random, so that two transactions don't conflict again.
      await setTimeout(Math.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt));
    }
  }
}

/** PostgreSQL's errors for a serialization failure and a deadlock. */
const conflicts: readonly (string | undefined)[] = ['40001', '40P01'];

const SQLITE_BUSY = 5;

export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether SQLite refused because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  // The lowest byte of an extended result code is the primary one.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/**
 * Whether PostgreSQL refused a row because another transaction was first to use the same key. SQLite runs transactions
 * one after the other, so that this can't happen there.
 */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505';
}
