import { newQuiz, quizReducer } from './quizReducer.ts';
import type { AnswerMode, QuizQuestion, QuizState, RunningAction } from './types.ts';

/** A question for tests, one letter per answer, the correct ones in capitals: `question('AbC')` takes A and C. */
export function question(letters: string): QuizQuestion {
  const answers = Array.from(letters, (letter) => ({ id: letter, isCorrect: letter === letter.toUpperCase() }));
  return { id: letters, answers };
}

/** A quiz for tests, started in this mode. */
export function started(mode: AnswerMode, questions: readonly QuizQuestion[]): QuizState {
  const quiz = quizReducer(newQuiz(questions), { type: 'start', mode });
  if (quiz.phase === 'choosing') throw new Error('the quiz did not start');
  return quiz;
}

/** The quiz after these actions, one after the other. */
export function play(state: QuizState, ...actions: readonly RunningAction[]): QuizState {
  return actions.reduce((before, action) => {
    const after = quizReducer(before, action);
    if (after.phase === 'choosing') throw new Error(`${action.type} left the quiz`);
    return after;
  }, state);
}

/** A select action per letter: `...pick('AB')` picks A, then B. */
export function pick(letters: string): RunningAction[] {
  return Array.from(letters, (answerId) => ({ type: 'select', answerId }));
}

export const next: RunningAction = { type: 'next' };
export const previous: RunningAction = { type: 'previous' };
export const submit: RunningAction = { type: 'submit' };
export const showResults: RunningAction = { type: 'showResults' };

/** A jump to the question at this position. */
export function goTo(index: number): RunningAction {
  return { type: 'goTo', index };
}
