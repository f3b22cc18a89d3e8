import { freeQuestions } from '../../domain/exam/freeQuestions.ts';
import type { Caller } from '../account/sessions.ts';
import type { Database, ExamRow } from '../db/schema.ts';
import { entitlementsOf } from './queries.ts';

/** The role of a caller for an exam. */
export type Access = 'visitor' | 'member' | 'owner';

/** What decides who owns an exam. */
export type PricedExam = Pick<ExamRow, 'id' | 'price_cents'>;

/** How many of an exam's questions the caller gets, from the first; undefined is all of them. */
export const questionLimit: Readonly<Record<Access, number | undefined>> = {
  ...freeQuestions,
  owner: undefined,
};

/** Reads the caller's access to every exam at once; without a caller a visitor's. */
export async function accessOf(db: Database, caller: Caller | undefined): Promise<(exam: PricedExam) => Access> {
  if (!caller) return () => 'visitor';
  const entitlements = await entitlementsOf(db, caller.userId);
  return (exam) => memberAccess(exam, entitlements);
}

/** A user's access to an exam: bought and free ones are theirs. */
export const memberAccess = (
  { id, price_cents }: PricedExam,
  entitlements: Awaited<ReturnType<typeof entitlementsOf>>,
): Access => (price_cents === 0 || entitlements.get(id) ? 'owner' : 'member');

export async function accessTo(db: Database, exam: PricedExam, caller: Caller | undefined): Promise<Access> {
  const access = await accessOf(db, caller);
  return access(exam);
}
