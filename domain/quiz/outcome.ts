import type { QuizState } from './types.ts';

/** How a question of a finished quiz ended: right as a whole, right in part, wrong, or without a pick. */
export const outcomes = ['right', 'partly', 'wrong', 'unanswered'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * How each question of a finished quiz ended, in order. Unanswered ones are incorrect by status, and stand apart here
 * (docs/product.md 4.8).
 */
export const outcomesOf = ({ picks, statuses }: Pick<QuizState, 'picks' | 'statuses'>): Outcome[] =>
  statuses.map((status, index) => {
    if (!picks[index]?.length) return 'unanswered';
    if (status === 'correct') return 'right';
    return status === 'incorrect' ? 'wrong' : 'partly';
  });

/** How many questions ended in each way. */
export function tally(ended: readonly Outcome[]): Readonly<Record<Outcome, number>> {
  const counts = { right: 0, partly: 0, wrong: 0, unanswered: 0 };
  for (const outcome of ended) counts[outcome]++;
  return counts;
}
