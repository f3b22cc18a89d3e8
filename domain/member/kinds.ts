import type { QuestionKind } from '../paths.ts';

/** The kinds of questions, in the order in which they are shown. */
export const kinds = ['missed', 'bookmarked', 'noted'] as const satisfies readonly QuestionKind[];

/** What a learner has of a question, as far as its kinds depend on it; the contract's questions fit. */
export interface MarkedQuestion {
  /** How it went the last time, in percent. */
  readonly lastPercent?: number | undefined;
  readonly bookmarkedAt?: string | undefined;
  readonly note?: string | undefined;
}

/** Whether a learner has missed, bookmarked or noted a question (docs/product.md 4.32, 4.36). */
export function isOfKind({ lastPercent, bookmarkedAt, note }: MarkedQuestion, kind: QuestionKind): boolean {
  if (kind === 'missed') return lastPercent !== undefined && lastPercent < 100;
  return kind === 'bookmarked' ? bookmarkedAt !== undefined : note !== undefined;
}

/** How many questions were not quite right the last time, are bookmarked, and have a note. */
export function countKinds(questions: readonly MarkedQuestion[]): Record<QuestionKind, number> {
  const count = (kind: QuestionKind) => questions.filter((question) => isOfKind(question, kind)).length;
  return { missed: count('missed'), bookmarked: count('bookmarked'), noted: count('noted') };
}
