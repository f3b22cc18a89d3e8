import type { Outcome } from '../../../../domain/quiz/outcome.ts';

/** A question in the strip of times. */
export interface TimedQuestion {
  readonly outcome: Outcome;
  /** For how many whole seconds it was on show; 0 where it never was. */
  readonly seconds: number;
}

/** The strip's own measures; it is as wide as there is room. */
export const strip = { width: 880, height: 150 };

/** Of a question that was never on show. */
const UNSEEN = 14;

/** Times above so many times the usual one are cut: a page that was left open would make all others flat. */
const CUT = 3;

/** The height that stands for so many seconds: `top` is the longest time that is drawn. */
export const heightOf = (seconds: number, top: number): number =>
  Math.round((Math.min(seconds, top) / top) * strip.height * 10) / 10;

/**
 * The longest time that is drawn, in seconds; `usual` is the pace that times are compared with. It is above the strip
 * where all times are far below it, as the bars would be too flat to be told apart.
 */
export function topOf(questions: readonly TimedQuestion[], usual: number): number {
  const longest = Math.max(...questions.map(({ seconds }) => seconds), 1);
  return longest < usual / 4 ? longest : Math.max(1.25 * usual, Math.min(CUT * usual, longest));
}

/**
 * The bars of all questions with an outcome, as one path of SVG, so that a thousand take one element. Right is a whole bar;
 * of a partly right one `half` chooses the lower half or the rest; a wrong one has a cut below its top.
 */
export function barsOf(questions: readonly TimedQuestion[], outcome: Outcome, top: number, half?: 'rest'): string {
  const slot = strip.width / questions.length;
  const [gap, wide] = [slot * 0.14, slot * 0.72];
  return questions
    .flatMap((question, index) => {
      if (question.outcome !== outcome) return [];
      const x = Math.round((index * slot + gap) * 100) / 100;
      const bar = (from: number, to: number) =>
        `M${x} ${strip.height - from}V${strip.height - to}h${wide.toFixed(2)}V${strip.height - from}Z`;
      const height = Math.max(heightOf(question.seconds, top), question.seconds > 0 ? 4 : UNSEEN);
      if (outcome === 'partly') return half === 'rest' ? bar(height / 2, height) : bar(0, height / 2);
      if (outcome === 'wrong' && height > 12) return [bar(0, height - 8), bar(height - 5, height)];
      return bar(0, height);
    })
    .join('');
}
