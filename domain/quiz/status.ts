import { isRevealed, picksAllowed } from './answerState.ts';
import type { QuestionStatus, QuizQuestion, QuizState } from './types.ts';

/** The status of a question with these picked answer ids, in any order (docs/product.md 4.6). */
export function questionStatus(question: QuizQuestion, picks: readonly string[]): QuestionStatus {
  if (picks.length === 0) return 'none';
  const correct = question.answers.filter((answer) => answer.isCorrect);
  const right = correct.filter((answer) => picks.includes(answer.id)).length;
  if (right === picks.length) return right === correct.length ? 'correct' : 'incomplete';
  return right > 0 ? 'partial' : 'incorrect';
}

/** What an overview may show of a question: whether it is answered, and how it ended once that is revealed. */
export type QuestionMark = 'answered' | 'skipped' | QuestionStatus;

/**
 * The marks of all questions; they never reveal more than the questions themselves do. One without a pick is `skipped`
 * after the finish: incorrect, but apart from wrong picks.
 */
export const questionMarks = (state: QuizState): QuestionMark[] =>
  state.questions.map((_, index) => {
    if (!state.picks[index]?.length) return state.finished ? 'skipped' : 'none';
    return isRevealed(state, index) ? (state.statuses[index] ?? 'none') : 'answered';
  });

/**
 * The number of questions with all their picks. Counted each time: that costs no more than the copy of `picks` that a
 * pick makes anyway, and a stored count could differ from them.
 */
export const progress = ({ questions, picks }: QuizState): number =>
  questions.filter((question, index) => picks[index]?.length && picks[index].length >= picksAllowed(question)).length;
