import { answerState, picksAllowed } from './answerState.ts';
import { score } from './score.ts';
import { questionStatus } from './status.ts';
import type { QuizState } from './types.ts';

/**
 * Picks an answer of the question on show, or in end mode takes a picked one back (docs/product.md 4.4, 4.5). Immediate
 * mode has revealed the answer at once, so nothing is taken back there, and a locked question ignores further picks. A
 * struck-out answer that is picked is struck out no longer.
 */
export function select(state: QuizState, answerId: string): QuizState {
  const { index, mode } = state;
  if (state.finished || index === null) return state;
  const question = state.questions[index];
  if (!question?.answers.some(({ id }) => id === answerId)) return state;

  const picks = state.picks[index] ?? [];
  const isPicked = picks.includes(answerId);
  const isFull = picks.length >= picksAllowed(question);
  if (mode === 'immediate' && (isPicked || isFull)) return state;
  if (isFull && !isPicked) return { ...state, refused: true };

  const changed = isPicked ? picks.filter((id) => id !== answerId) : [...picks, answerId];
  const status = questionStatus(question, changed);
  return {
    ...state,
    picks: state.picks.with(index, changed),
    statuses: status === state.statuses[index] ? state.statuses : state.statuses.with(index, status),
    struck: state.struck[index]?.includes(answerId) ? toggled(state.struck, index, answerId) : state.struck,
  };
}

/** Strikes an answer of the question on show out, or takes that back. A pick that can be taken back is. */
export function strike(state: QuizState, answerId: string): QuizState {
  const { index, struck } = state;
  const shown = index === null ? 'off' : answerState(state, index, answerId);
  if (index === null || (shown !== 'open' && shown !== 'selected')) return state;
  const unpicked = shown === 'selected' ? select(state, answerId) : state;
  return { ...unpicked, struck: toggled(struck, index, answerId) };
}

function toggled(struck: QuizState['struck'], index: number, answerId: string): QuizState['struck'] {
  const before = struck[index] ?? [];
  const others = before.filter((id) => id !== answerId);
  return struck.with(index, others.length === before.length ? [...before, answerId] : others);
}

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

/** Flags the question on show, or takes the flag away; ignored after the finish. */
export function flag(state: QuizState): QuizState {
  const { index, flags, finished } = state;
  return index === null || finished ? state : { ...state, flags: flags.with(index, !flags[index]) };
}

/** Opens the results view of a finished quiz; ignored before the finish. */
export function showResults(state: QuizState): QuizState {
  return state.finished && state.index !== null ? { ...state, index: null } : state;
}

/** Ends the quiz on the question on show: scores it and marks unanswered questions incorrect (docs/product.md 4.8). */
function finish(state: QuizState): QuizState {
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
