import { score } from './score.ts';
import type { QuizQuestion } from './types.ts';

/** How one section of the exam guide went. */
export interface SectionScore {
  readonly name: string;
  /** Sum of the questions' shares, with at most one decimal. */
  readonly correctAmount: number;
  /** Number of the section's questions. */
  readonly total: number;
}

/** The score of each section, weakest first, by the same rule as the whole quiz. */
export function sectionScores(
  questions: readonly (QuizQuestion & { readonly category: string })[],
  picks: readonly (readonly string[])[],
): SectionScore[] {
  const positions = Map.groupBy(questions.keys(), (position) => questions[position]?.category ?? '');
  return [...positions]
    .map(([name, members]) => {
      const { correctAmount } = score(
        members.flatMap((position) => questions[position] ?? []),
        members.map((position) => picks[position] ?? []),
      );
      return { name, correctAmount, total: members.length };
    })
    .toSorted((one, other) => one.correctAmount / one.total - other.correctAmount / other.total);
}
