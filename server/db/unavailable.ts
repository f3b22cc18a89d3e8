import { sqlState } from './tx.ts';

/** The connection to the database was lost, or the database did not respond in time. What it did meanwhile is unknown. */
export class DatabaseLostError extends Error {
  override name = 'DatabaseLostError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Classes of PostgreSQL's errors, and single ones, that say nothing about the statement: the connection, resources such
 * as the disk, an operator's action or a time-out, the system below, damaged data, a server that only reads since it
 * has handed over to another, a lock that was not free in time.
 */
const states = /^(08|53|57|58|XX|25006|25P03|55P03)/;

/**
 * The same for SQLite, by primary result code: busy, locked, memory, read-only, I/O, corrupt, full, can't open, no
 * database.
 */
const codes: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/**
 * Whether the database could not do its work for a reason outside the statement, so that the same call may succeed
 * later: it is gone, frozen, full, damaged, or held by someone else.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseLostError || states.test(sqlState(error) ?? '')) return true;
  // The lowest byte of an extended result code is the primary one.
  return error instanceof Error && 'errcode' in error && codes.has(Number(error.errcode) & 0xff);
}
