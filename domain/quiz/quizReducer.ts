import { flag, goTo, next, previous, select, showResults, strike, submit } from './actions.ts';
import { resume } from './keep.ts';
import type { AnswerMode, ChoosingQuiz, Quiz, QuizAction, QuizQuestion, QuizState, RunningAction } from './types.ts';

/** A quiz over these questions that waits for the answer mode. */
export function newQuiz(questions: readonly QuizQuestion[]): ChoosingQuiz {
  return { phase: 'choosing', questions };
}

/** The quiz after an action (docs/product.md 4). An action that changes nothing returns the very same object. */
export function quizReducer(quiz: Quiz, action: QuizAction): Quiz {
  if (action.type === 'start') return quiz.phase === 'choosing' ? start(quiz.questions, action.mode) : quiz;
  if (action.type === 'resume') return quiz.phase === 'choosing' ? resume(quiz.questions, action.kept) : quiz;
  return quiz.phase === 'running' ? runningReducer(quiz, action) : quiz;
}

const start = (questions: readonly QuizQuestion[], mode: AnswerMode): QuizState =>
  resume(questions, { mode, picks: {} });

/** A running quiz after an action. Any earlier refusal is cleared first: `refused` is about the last action only. */
export function runningReducer(state: QuizState, action: RunningAction): QuizState {
  const after = step(state.refused ? { ...state, refused: false } : state, action);
  // Refused again: nothing else can have changed.
  return state.refused && after.refused ? state : after;
}

function step(state: QuizState, action: RunningAction): QuizState {
  switch (action.type) {
    case 'select':
      return select(state, action.answerId);
    case 'strike':
      return strike(state, action.answerId);
    case 'next':
      return next(state);
    case 'previous':
      return previous(state);
    case 'goTo':
      return goTo(state, action.index);
    case 'flag':
      return flag(state);
    case 'submit':
      return submit(state);
    case 'handIn':
      return state.finished ? state : submit(goTo(state, state.questions.length - 1));
    case 'showResults':
      return showResults(state);
  }
}
