import { isRevealed } from './answerState.ts';
import type { QuestionStatus, QuizState } from './types.ts';

/** What an overview may tell of a question: that it is answered, or once it is revealed, its status. */
export type QuestionMark = 'answered' | QuestionStatus;

/** The mark of the question at this position; it never tells more than the question itself does. */
export function questionMark(state: QuizState, index: number): QuestionMark {
  const status = state.statuses[index] ?? 'none';
  return status === 'none' || isRevealed(state, index) ? status : 'answered';
}
