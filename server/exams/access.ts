import type { Caller } from '../account/caller.ts';
import type { Database, ExamRow } from '../db/schema.ts';
import { grantedExams } from './queries.ts';

/** What somebody is to an exam. */
export type Access = 'visitor' | 'member' | 'owner';

/** What has to be known of an exam to tell who owns it. */
export type PricedExam = Pick<ExamRow, 'id' | 'price_cents'>;

const limits: Readonly<Record<Access, number | undefined>> = { visitor: 10, member: 20, owner: undefined };

/**
 * Reads once what the caller is to every exam; without a caller it is a visitor. A user owns what was bought and what
 * costs nothing.
 */
export async function accessOf(db: Database, caller: Caller | undefined): Promise<(exam: PricedExam) => Access> {
  if (!caller) return () => 'visitor';
  const granted = new Set(await grantedExams(db, caller.userId));
  return ({ id, price_cents }) => (price_cents === 0 || granted.has(id) ? 'owner' : 'member');
}

/** What the caller is to one exam. */
export async function accessTo(db: Database, exam: PricedExam, caller: Caller | undefined): Promise<Access> {
  const access = await accessOf(db, caller);
  return access(exam);
}

/** How many of an exam's questions somebody gets, from the first; undefined is all of them. */
export function questionLimit(access: Access): number | undefined {
  return limits[access];
}
