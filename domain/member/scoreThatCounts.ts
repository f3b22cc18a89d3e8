import { percentOf } from '../quiz/score.ts';

/** An attempt, as far as its score depends on it; the contract's attempts fit. */
interface Taken {
  /** With partial credit. */
  readonly scorePercent: number;
  readonly mode?: string | undefined;
  /** How many questions it asked, and how many of them were right as a whole, where that is known. */
  readonly total?: number | undefined;
  readonly fullyCorrect?: number | undefined;
}

/** The score of an attempt by which it passes: of an exam simulation all or nothing, as the official exam counts. */
export const scoreThatCounts = ({ scorePercent, mode, total, fullyCorrect }: Taken): number =>
  mode === 'exam' && total !== undefined && fullyCorrect !== undefined ? percentOf(fullyCorrect, total) : scorePercent;

/** Attempts with the scores that count in place of those with partial credit. */
export const withScoresThatCount = <Attempt extends Taken>(attempts: readonly Attempt[]): Attempt[] =>
  attempts.map((attempt) => ({ ...attempt, scorePercent: scoreThatCounts(attempt) }));
