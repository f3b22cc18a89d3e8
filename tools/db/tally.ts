import { createHash } from 'node:crypto';
import type { Row } from './pages.ts';

/** What tells whether two tables hold the same rows, whatever the order that they are read in. */
export interface Tally {
  readonly rows: number;
  /** The sum of the rows' SHA-256. */
  readonly sum: bigint;
}

/** The tally of no rows. */
export const nothing: Tally = { rows: 0, sum: 0n };

/** A tally with more rows counted in. */
export function count(tally: Tally, rows: readonly Row[]): Tally {
  return { rows: tally.rows + rows.length, sum: rows.reduce((sum, row) => sum + hashOf(row), tally.sum) };
}

/** Whether two tallies are of the same rows. */
export function isSame(one: Tally, other: Tally): boolean {
  return one.rows === other.rows && one.sum === other.sum;
}

/** By the names of the columns, as two databases may have them in different order. */
function hashOf(row: Row): bigint {
  const fields = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(fields)).digest('hex')}`);
}
