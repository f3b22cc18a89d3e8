import { resume } from './keep.ts';
import { quizReducer } from './quizReducer.ts';
import type { AnswerMode, QuizQuestion, QuizState, QuizAction } from './types.ts';

/** A question for tests, one letter per answer, the correct ones in capitals: `question('AbC')` takes A and C. */
export function question(letters: string): QuizQuestion {
  const answers = Array.from(letters, (letter) => ({ id: letter, isCorrect: letter === letter.toUpperCase() }));
  return { id: letters, answers };
}

/** A quiz for tests, started in this mode. */
export const started = (mode: AnswerMode, questions: readonly QuizQuestion[]): QuizState =>
  resume(questions, { mode, picks: {} });

/** The quiz after these actions, one after the other. */
export const play = (state: QuizState, ...actions: readonly QuizAction[]): QuizState =>
  actions.reduce(quizReducer, state);

/** A select action per letter: `...pick('AB')` picks A, then B. */
export function pick(letters: string): QuizAction[] {
  return Array.from(letters, (answerId) => ({ type: 'select', answerId }));
}

export const next: QuizAction = { type: 'next' };
export const previous: QuizAction = { type: 'previous' };
export const submit: QuizAction = { type: 'submit' };
export const showResults: QuizAction = { type: 'showResults' };

/** A jump to the question at this position. */
export function goTo(index: number): QuizAction {
  return { type: 'goTo', index };
}
