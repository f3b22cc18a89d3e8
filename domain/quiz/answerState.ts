import type { QuizQuestion, QuizState } from './types.ts';

/**
 * How one answer is shown. `open`: not picked, nothing revealed; `selected`: picked, nothing revealed; `correct` and
 * `wrong`: picked and revealed; `missed`: "Correct, not selected"; `off`: disabled, neither picked nor correct.
 */
export type AnswerState = 'open' | 'selected' | 'correct' | 'wrong' | 'missed' | 'off';

/** How many answers a question takes: as many as are correct (docs/product.md 4.3). */
export function picksAllowed(question: QuizQuestion): number {
  return question.answers.filter((answer) => answer.isCorrect).length;
}

/** Whether the question has had all its picks in immediate mode, where none can be taken back. */
export function isLocked(state: QuizState, index: number): boolean {
  const question = state.questions[index];
  const picks = state.picks[index];
  if (state.mode !== 'immediate' || !question || !picks) return false;
  return picks.length >= picksAllowed(question);
}

/** Whether the question's correct answers are revealed: it is locked, or the quiz is finished. */
export function isRevealed(state: QuizState, index: number): boolean {
  return state.finished || isLocked(state, index);
}

/** How an answer of the question at this position is shown (docs/product.md 4.10). */
export function answerState(state: QuizState, questionIndex: number, answerId: string): AnswerState {
  const answer = state.questions[questionIndex]?.answers.find(({ id }) => id === answerId);
  if (!answer) return 'off';
  if (state.picks[questionIndex]?.includes(answerId)) {
    if (state.mode === 'end' && !state.finished) return 'selected';
    return answer.isCorrect ? 'correct' : 'wrong';
  }
  if (!isRevealed(state, questionIndex)) return 'open';
  return answer.isCorrect ? 'missed' : 'off';
}
