import { counted, numberWithin } from '../numberWord.ts';
import { timeInWords } from '../exam/clock.ts';
import type { Outcome } from './outcome.ts';
import type { SectionResult } from './sectionResults.ts';

/** How fast a quiz was answered. Times are in whole seconds for a question. */
export interface PaceReport {
  /** The average over the questions that were on show. */
  readonly average: number;
  /** What the official exam gives; undefined where that is unknown. */
  readonly official: number | undefined;
  /** The section that took longest, where there are several. */
  readonly slowest: { readonly name: string; readonly seconds: number } | undefined;
  /** In a sentence or two. */
  readonly text: string;
}

/**
 * How fast a quiz was answered (docs/product.md 4.43), by the seconds that each question was on show, how it ended, the
 * sections, and how many seconds the official exam gives for a question. Undefined where no question was on show for a second.
 */
export function paceReport(
  seconds: readonly number[],
  ended: readonly Outcome[],
  sections: readonly SectionResult[],
  official: number | undefined,
): PaceReport | undefined {
  const shown = seconds.filter((each) => each > 0);
  if (shown.length === 0) return undefined;
  const average = Math.round(shown.reduce((sum, each) => sum + each, 0) / shown.length);
  const known = official === undefined ? undefined : Math.round(official);
  const slow = sections
    .map(({ name, pace = 0 }) => ({ name, seconds: pace }))
    .toSorted((one, other) => other.seconds - one.seconds);
  return {
    average,
    official: known,
    slowest: slow.length > 1 ? slow[0] : undefined,
    text: [
      comparison(average, known),
      missed(ended.filter((outcome, index) => outcome === 'unanswered' && !seconds[index]).length),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function comparison(average: number, official: number | undefined): string {
  if (official === undefined) return `You took ${exactTime(average)} a question on average.`;
  const difference = Math.abs(average - official);
  if (difference === 0) return 'You took as long as the exam allows.';
  return `You took ${exactTime(difference)} a question ${average > official ? 'more' : 'less'} than the exam allows.`;
}

/** Minutes and seconds in words. */
function exactTime(seconds: number): string {
  const rest = seconds % 60;
  return [seconds >= 60 && timeInWords(seconds), rest > 0 && timeInWords(rest)].filter(Boolean).join(' ');
}

function missed(count: number): string | undefined {
  if (count === 0) return undefined;
  return `You did not open ${counted(count, 'question', numberWithin(count))}.`;
}
