import type { AnswerMode } from './types.ts';

/** A way to begin with an exam: a quiz by when it reveals answers, or the exam simulation. */
export type StartWay = AnswerMode | 'exam';

/** Whether the official exam is so few days away that it is time for simulations. */
export const isNear = (days: number): boolean => days >= 0 && days <= 14;

interface Learner {
  /** The exam's practice exams, where its questions are all open to the learner. */
  readonly sets: readonly number[];
  /** Those that were taken. */
  readonly taken: readonly (number | undefined)[];
  /** Days until the official exam, where one is set. */
  readonly days?: number | undefined;
}

/**
 * The one way to suggest: a simulation near the official exam, the next practice exam that was not taken, and answers at
 * once before there are any. `set` is the practice exam to begin with; undefined for all questions.
 */
export function suggestedStart({ sets, taken, days = -1 }: Learner): { way: StartWay; set: number | undefined } {
  const set = sets.find((each) => !taken.includes(each));
  if (isNear(days)) return { way: 'exam', set };
  if (sets.length === 0) return { way: 'immediate', set };
  return { way: set === undefined ? 'exam' : 'end', set };
}
