import { finish } from './finish.ts';
import type { QuizState } from './types.ts';

/** Shows the next question; past the last one it finishes the quiz, or stays if it is finished already. */
export function next(state: QuizState): QuizState {
  if (state.index === null) return state;
  if (state.index < state.questions.length - 1) return { ...state, index: state.index + 1 };
  return state.finished ? state : finish(state);
}

/** Shows the question before; stays on the first one and in the results view. */
export function previous(state: QuizState): QuizState {
  return state.index === null ? state : goTo(state, state.index - 1);
}

/**
 * Shows the question at this position, or the nearest one there is; out of the results view too, so that answers can be
 * reviewed. Ignored if the position is not a whole number or the exam has no questions.
 */
export function goTo(state: QuizState, index: number): QuizState {
  if (!Number.isInteger(index) || state.questions.length === 0) return state;
  const nearest = Math.min(Math.max(index, 0), state.questions.length - 1);
  return nearest === state.index ? state : { ...state, index: nearest };
}

/** Opens the results view of a finished quiz; ignored before the finish. */
export function showResults(state: QuizState): QuizState {
  return state.finished && state.index !== null ? { ...state, index: null } : state;
}
