import type { QuestionKind } from '../paths.ts';

/** The kinds of questions, in the order in which they are shown. */
export const kinds = ['missed', 'bookmarked', 'noted'] as const satisfies readonly QuestionKind[];

/** What a learner has of a question, as far as its kinds depend on it; the contract's questions fit. */
export interface MarkedQuestion {
  /** How it went the last time, in percent. */
  readonly lastPercent?: number | undefined;
  readonly bookmarkedAt?: string | undefined;
  readonly note?: string | undefined;
  /** False where it is gone, or not open to the learner. */
  readonly open?: boolean | undefined;
}

/** Whether a learner has missed, bookmarked or noted a question (docs/product.md 4.32, 4.36). */
export function isOfKind({ lastPercent, bookmarkedAt, note }: MarkedQuestion, kind: QuestionKind): boolean {
  if (kind === 'missed') return lastPercent !== undefined && lastPercent < 100;
  return kind === 'bookmarked' ? bookmarkedAt !== undefined : note !== undefined;
}

/**
 * How many questions "My questions" lists as missed, bookmarked and noted. One that is gone was bookmarked or noted, or it
 * is not listed.
 */
export function countKinds(questions: readonly MarkedQuestion[]): Record<QuestionKind, number> {
  const listed = questions.filter(
    ({ open, bookmarkedAt, note }) => open !== false || bookmarkedAt !== undefined || note !== undefined,
  );
  const count = (kind: QuestionKind) => listed.filter((question) => isOfKind(question, kind)).length;
  return { missed: count('missed'), bookmarked: count('bookmarked'), noted: count('noted') };
}
