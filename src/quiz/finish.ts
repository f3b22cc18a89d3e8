import { score } from './score.ts';
import type { QuizState } from './types.ts';

/** Ends the quiz on the question on show: scores it and marks unanswered questions incorrect (specification, section 4). */
export function finish(state: QuizState): QuizState {
  return {
    ...state,
    ...score(state.questions, state.picks),
    statuses: state.statuses.map((status) => (status === 'none' ? 'incorrect' : status)),
    finished: true,
  };
}

/** Finishes a quiz in end mode from its last question and opens the results; ignored otherwise. */
export function submit(state: QuizState): QuizState {
  const isOnLast = state.index === state.questions.length - 1;
  if (state.mode !== 'end' || state.finished || !isOnLast) return state;
  return { ...finish(state), index: null };
}
