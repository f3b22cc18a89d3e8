import { clockText } from '../exam/clock.ts';
import { formatAmount, percentOf } from './score.ts';
import type { SectionResult } from './sectionResults.ts';

/** What to do after a quiz, and why, in a sentence each (docs/product.md 4.41). */
export type NextStep =
  | { readonly kind: 'section'; readonly section: SectionResult; readonly reason: string }
  /** Nothing was lost, so that no section comes first. */
  | { readonly kind: 'exam'; readonly reason: string };

/**
 * The one next step after a quiz with these sections, what cost most first. `pace` is how many seconds the official exam
 * gives for a question, where that is known.
 */
export function nextStep(sections: readonly SectionResult[], pace?: number): NextStep {
  const [costliest] = sections;
  if (!costliest || costliest.points === costliest.total) {
    return { kind: 'exam', reason: 'Every question was right. An exam simulation asks others, against the clock.' };
  }
  return { kind: 'section', section: costliest, reason: reasonOf(costliest, sections.length > 1, pace) };
}

function reasonOf(section: SectionResult, hasOthers: boolean, pace: number | undefined): string {
  const claims = [
    section.weight !== undefined && `${section.weight}% of the exam`,
    hasOthers && 'where you lost the most points',
  ].filter(Boolean);
  const facts = [...outcome(section), slowness(section, pace)].filter(Boolean).join(', ');
  return claims.length > 0 ? `It’s ${claims.join(', and ')}: ${facts}.` : `You had ${facts}.`;
}

/**
 * What was right, and what it was before where that differs: in percent where not as many questions were asked. Partial
 * credit is not compared, as attempts are compared by whole questions.
 */
function outcome(section: SectionResult): string[] {
  const { before, points, right, total } = section;
  const difference = before ? right / total - before.right / before.total : 0;
  if (points !== right) return [`${formatAmount(points)} of ${total} points`];
  if (!before || difference === 0) return [`${right} of ${total} right`];
  const [now, was] =
    before.total === total
      ? [`${right} of ${total}`, before.right]
      : [`${percentOf(right, total)}%`, `${percentOf(before.right, before.total)}%`];
  return [`${now} right`, `${difference > 0 ? 'up' : 'down'} from ${was}`];
}

/** Time is a reason only where there was more of it than the exam gives. */
function slowness(section: SectionResult, pace = Infinity): string | undefined {
  const { pace: average = 0 } = section;
  return average > pace ? `at ${clockText(average)} a question` : undefined;
}
