import type { Caller } from '../account/caller.ts';
import type { ExamRow } from '../db/schema.ts';

/** What somebody is to an exam. */
export type Access = 'visitor' | 'member' | 'owner';

const limits: Readonly<Record<Access, number | undefined>> = { visitor: 10, member: 20, owner: undefined };

/** What the caller is to an exam; without a caller it is a visitor. What costs nothing belongs to every user. */
export function accessTo(exam: Pick<ExamRow, 'price_cents'>, caller: Caller | undefined): Access {
  if (!caller) return 'visitor';
  return exam.price_cents === 0 ? 'owner' : 'member';
}

/** How many of an exam's questions somebody gets, from the first; undefined is all of them. */
export function questionLimit(access: Access): number | undefined {
  return limits[access];
}
