import type { QuizState } from './types.ts';

/**
 * The number of questions with at least one pick. Counted anew each time: it costs no more than the copy of `picks` that
 * a pick makes anyway, and a stored count could drift from them.
 */
export function progress(state: QuizState): number {
  return state.picks.filter((picks) => picks.length > 0).length;
}
