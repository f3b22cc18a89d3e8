import type { QuizState } from './types.ts';

/** Positions of the questions of a finished quiz that were not answered right, in order. */
export const wrongQuestions = ({ statuses }: Pick<QuizState, 'statuses'>): number[] =>
  statuses.flatMap((status, index) => (status === 'correct' ? [] : [index]));

/** Positions of the questions without a pick, in order. */
export const unanswered = ({ picks }: Pick<QuizState, 'picks'>): number[] =>
  picks.flatMap((picked, index) => (picked.length === 0 ? [index] : []));

/** How many questions of a finished quiz ended in each way. */
export interface Tally {
  readonly correct: number;
  /** Answered in part, which gives a part of the point. */
  readonly partly: number;
  readonly wrong: number;
  readonly unanswered: number;
}

/** Counts the questions of a finished quiz. Its unanswered ones are incorrect by status, and stand apart here. */
export function tally({ picks, statuses }: Pick<QuizState, 'picks' | 'statuses'>): Tally {
  const answered = statuses.filter((_, index) => picks[index]?.length);
  const correct = answered.filter((status) => status === 'correct').length;
  const wrong = answered.filter((status) => status === 'incorrect').length;
  return {
    correct,
    partly: answered.length - correct - wrong,
    wrong,
    unanswered: statuses.length - answered.length,
  };
}

/** The questions before and after the one at `index` among those that are reviewed; undefined at an end. */
export const neighbours = (reviewed: readonly number[], index: number) => ({
  before: reviewed.findLast((position) => position < index),
  after: reviewed.find((position) => position > index),
});
