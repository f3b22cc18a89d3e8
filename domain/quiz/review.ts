import type { QuizState } from './types.ts';

/** Positions of the questions of a finished quiz that were not answered right, in order. */
export const wrongQuestions = ({ statuses }: Pick<QuizState, 'statuses'>): number[] =>
  statuses.flatMap((status, index) => (status === 'correct' ? [] : [index]));

/** Positions of the questions without a pick, in order. */
export const unanswered = ({ picks }: Pick<QuizState, 'picks'>): number[] =>
  picks.flatMap((picked, index) => (picked.length === 0 ? [index] : []));

/** The questions before and after the one at `index` among those that are reviewed; undefined at an end. */
export const neighbours = (reviewed: readonly number[], index: number) => ({
  before: reviewed.findLast((position) => position < index),
  after: reviewed.find((position) => position > index),
});
