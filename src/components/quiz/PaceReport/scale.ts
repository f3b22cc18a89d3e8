import type { Outcome } from '../../../../domain/quiz/outcome.ts';

/** A question in the strip of times. */
export interface TimedQuestion {
  readonly outcome: Outcome;
  /** For how many whole seconds it was on show; 0 where it never was. */
  readonly seconds: number;
}

/** Times above so many times the usual one are cut: a page that was left open would make all others flat. */
const CUT = 3;

/** The longest time that is drawn, in seconds, against the `usual` pace. Where all are far below it, bars stay tall. */
export function topOf(questions: readonly TimedQuestion[], usual: number): number {
  const longest = Math.max(...questions.map(({ seconds }) => seconds), 1);
  return longest < usual / 4 ? longest : Math.max(1.25 * usual, Math.min(CUT * usual, longest));
}

/** The times that a scale up to `top` names, in seconds: round ones, at most three. */
export function scaleOf(top: number): number[] {
  const step = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800].find((each) => top / each < 4) ?? 3600;
  return [1, 2, 3].map((each) => each * step).filter((each) => each <= top);
}
