import { isRevealed } from './answerState.ts';
import type { QuestionStatus, QuizState } from './types.ts';

const outcome: Record<QuestionStatus, string> = {
  correct: 'Correct.',
  partial: 'Partly correct.',
  incomplete: 'Incomplete.',
  incorrect: 'Wrong.',
  none: '',
};

/** What a screen reader says of the question at this position once it is told; nothing before. */
export function announcement(quiz: QuizState, index: number): string {
  return isRevealed(quiz, index) ? outcome[quiz.statuses[index] ?? 'none'] : '';
}
