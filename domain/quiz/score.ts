import type { QuizQuestion, QuizState } from './types.ts';

/** The result of a quiz: `correctAmount` in questions, `scorePercent` from 0 to 100. */
export type Score = Pick<QuizState, 'correctAmount' | 'scorePercent'>;

/**
 * Scores the picked answer ids of each question, in both modes alike (docs/product.md 4.9). Wrong
 * picks cost nothing here: what keeps learners from picking everything is `picksAllowed`.
 */
export const score = (questions: readonly QuizQuestion[], picks: readonly (readonly string[])[]): Score =>
  scoreOf(sharesOf(questions, picks));

/** The score of questions that gave so much each. */
export function scoreOf(shares: readonly number[]): Score {
  const correctAmount = roundHalfUp(sumOf(shares), 1);
  return { correctAmount, scorePercent: percentOf(correctAmount, shares.length) };
}

/** The score as an official exam counts it: a question that is right in part gives nothing. */
export function strictScore({ statuses }: Pick<QuizState, 'statuses'>): Score {
  const correctAmount = statuses.filter((status) => status === 'correct').length;
  return { correctAmount, scorePercent: percentOf(correctAmount, statuses.length) };
}

/** A share in whole percent. A ratio rounded to two decimals is one; rounding it as such keeps 57 from becoming 56.99999999999999. */
export const percentOf = (amount: number, total: number): number =>
  total === 0 ? 0 : roundHalfUp((amount / total) * 100, 0);

/**
 * A score as it is compared with a pass mark, in hundredths of a percent. They are rounded down, so that nothing passes by
 * rounding.
 */
export const exactScore = (amount: number, total: number): number =>
  total === 0 ? 0 : Math.floor(Number(((amount / total) * 10_000).toFixed(6)));

/** What a verdict is about, in percent as it is shown: as it was rounded, unless it reaches the pass mark by that alone. Then it is rounded down. */
export const shownScore = (rounded: number, amount: number, total: number, passMark = 0): number =>
  rounded >= passMark && exactScore(amount, total) < passMark * 100
    ? Math.floor(exactScore(amount, total) / 100)
    : rounded;

/** What each question gave, from 0 to 1. */
export const sharesOf = (questions: readonly QuizQuestion[], picks: readonly (readonly string[])[]): number[] =>
  questions.map((question, index) => shareChosen(question, picks[index] ?? []));

/** A sum, such as what questions gave together, not rounded. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const fractions: readonly (readonly [share: number, words: string])[] = [
  [1 / 4, 'a quarter of a point'],
  [1 / 3, 'a third of a point'],
  [1 / 2, 'half a point'],
  [2 / 3, 'two thirds of a point'],
  [3 / 4, 'three quarters of a point'],
  [1, 'one point'],
];

/** Points as people name them: "half a point", "2.5 points". */
export function pointsInWords(points: number): string {
  const named = fractions.find(([fraction]) => Math.abs(fraction - points) < 1e-6);
  return named?.[1] ?? `${formatAmount(points)} points`;
}

/** The correct amount as the results show it: "41.5", "40". */
export function formatAmount(correctAmount: number): string {
  return String(roundHalfUp(correctAmount, 1));
}

/** The score as the results show it, without the percent sign: "67.00" (docs/product.md 4.11). */
export function formatPercent(scorePercent: number): string {
  return scorePercent.toFixed(2);
}

/** The share of a question's correct answers that were chosen, from 0 to 1; 0 if it has no correct answer. */
export function shareChosen(question: QuizQuestion, picks: readonly string[]): number {
  const correct = question.answers.filter((answer) => answer.isCorrect);
  if (correct.length === 0) return 0;
  return correct.filter((answer) => picks.includes(answer.id)).length / correct.length;
}

function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Sums of thirds and the like miss a half by a hair, so what lies beyond six decimals is dropped first.
  return Math.round(Number((value * scale).toFixed(6))) / scale;
}
