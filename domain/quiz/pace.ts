import { counted, numberWithin } from '../numberWord.ts';
import { clockText } from '../exam/clock.ts';
import type { Outcome } from './outcome.ts';
import type { SectionResult } from './sectionResults.ts';

/** How fast a quiz was answered. Times are in whole seconds for a question. */
export interface PaceReport {
  /** The average over the questions that were on show. */
  readonly average: number;
  /** What the official exam gives; undefined where that is unknown. */
  readonly official: number | undefined;
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
  const [slowest, second] = sections.toSorted((one, other) => (other.pace ?? 0) - (one.pace ?? 0));
  return {
    average,
    official: known,
    text: [
      comparison(average, known),
      slowest?.pace &&
        slowest.pace > (second?.pace ?? Infinity) &&
        `Your slowest section was ${slowest.name}, at ${clockText(slowest.pace)}.`,
      missed(ended.filter((outcome, index) => outcome === 'unanswered' && !seconds[index]).length),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function comparison(average: number, official: number | undefined): string {
  const own = `You averaged ${clockText(average)} per question`;
  if (official === undefined) return `${own}.`;
  const relation = average === official ? 'exactly' : average > official ? 'over' : 'under';
  const isFar = average > 1.5 * official || average < 0.5 * official;
  return `${own}, ${isFar ? 'well ' : ''}${relation} the exam’s ${clockText(official)}.`;
}

function missed(count: number): string | undefined {
  if (count === 0) return undefined;
  return `You didn’t open ${counted(count, 'question', numberWithin(count))}.`;
}
