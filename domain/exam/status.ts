import { picksAllowed } from '../quiz/answerState.ts';
import type { QuizState } from '../quiz/types.ts';

/** How a question of a running exam stands: with all its picks, with some, with none. Nothing says whether they are right. */
export type ExamStatus = 'answered' | 'incomplete' | 'unanswered';

/** A question of a running exam, as its map shows it. */
export interface ExamMark {
  readonly status: ExamStatus;
  readonly flagged: boolean;
}

/** The marks of all questions, in order. */
export const examMarks = (quiz: QuizState): ExamMark[] =>
  quiz.questions.map((question, index) => {
    const picked = quiz.picks[index]?.length ?? 0;
    const status = picked === 0 ? 'unanswered' : picked < picksAllowed(question) ? 'incomplete' : 'answered';
    return { status, flagged: quiz.flags[index] ?? false };
  });

/** How many questions there are of each kind. */
export interface ExamCounts extends Readonly<Record<ExamStatus, number>> {
  readonly flagged: number;
  /** Without all their picks. */
  readonly open: number;
}

/** Counts the marks of an exam. */
export function countMarks(marks: readonly ExamMark[]): ExamCounts {
  const count = (isMeant: (mark: ExamMark) => boolean) => marks.filter(isMeant).length;
  const answered = count(({ status }) => status === 'answered');
  return {
    answered,
    incomplete: count(({ status }) => status === 'incomplete'),
    unanswered: count(({ status }) => status === 'unanswered'),
    flagged: count(({ flagged }) => flagged),
    open: marks.length - answered,
  };
}
