import { flag, goTo, next, previous, select, showResults, strike, submit } from './actions.ts';
import type { QuizState, QuizAction } from './types.ts';

/**
 * The quiz after an action (docs/product.md 4). An action that changes nothing returns the very same object. Any earlier
 * refusal is cleared first: `refused` is about the last action only.
 */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  const after = step(state.refused ? { ...state, refused: false } : state, action);
  // Refused again: nothing else can have changed.
  return state.refused && after.refused ? state : after;
}

function step(state: QuizState, action: QuizAction): QuizState {
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
