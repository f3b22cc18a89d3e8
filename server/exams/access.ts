import type { Caller } from '../account/caller.ts';
import type { Database, ExamRow } from '../db/schema.ts';
import { boughtExams } from './queries.ts';

/** The role of a caller for an exam. */
export type Access = 'visitor' | 'member' | 'owner';

/** What decides who owns an exam. */
export type PricedExam = Pick<ExamRow, 'id' | 'price_cents'>;

/** How many of an exam's questions the caller gets, from the first; undefined is all of them. */
export const questionLimit: Readonly<Record<Access, number | undefined>> = {
  visitor: 10,
  member: 20,
  owner: undefined,
};

/** Reads the caller's access to every exam at once; without a caller a visitor's. A user owns bought and free exams. */
export async function accessOf(db: Database, caller: Caller | undefined): Promise<(exam: PricedExam) => Access> {
  if (!caller) return () => 'visitor';
  const bought = new Set(await boughtExams(db, caller.userId));
  return ({ id, price_cents }) => (price_cents === 0 || bought.has(id) ? 'owner' : 'member');
}

/** The caller's access to one exam. */
export async function accessTo(db: Database, exam: PricedExam, caller: Caller | undefined): Promise<Access> {
  const access = await accessOf(db, caller);
  return access(exam);
}
