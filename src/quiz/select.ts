import { picksAllowed } from './answerState.ts';
import { questionStatus } from './status.ts';
import type { QuizState } from './types.ts';

/**
 * Picks an answer of the question on show, or in end mode takes a picked one back (specification, section 4). Immediate
 * mode has told the answer at once, so there nothing is taken back, and a locked question ignores further picks.
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
  };
}
