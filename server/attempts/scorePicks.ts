import { saveExamAttempt } from '../../contract/attempts.ts';
import type { Refusal } from '../../contract/endpoint.ts';
import { picksAllowed } from '../../domain/quiz/answerState.ts';
import { scoreOf, sharesOf } from '../../domain/quiz/score.ts';
import type { QuizQuestion } from '../../domain/quiz/types.ts';
import { ApiError } from '../http/errors.ts';

const { questionsChanged, tooManyPicks } = saveExamAttempt.refusals;

/** What a quiz and each of its questions gave. */
export interface ScoredPicks {
  readonly percent: number;
  /** Per question, the ids of its picked answers, each once. */
  readonly picks: readonly (readonly string[])[];
  /** Per question, the share of its correct answers that were picked, from 0 to 1. */
  readonly shares: readonly number[];
  /** Per question, why its picks can't be scored: it does not have them, or takes fewer, as wrong picks cost nothing. */
  readonly doubts: readonly (Refusal | undefined)[];
}

/**
 * Scores a quiz by the same rule as the browser's. `picks` maps question ids to the ids of picked answers; a repeated one
 * counts once. Throws `questionsChanged` for picks of other questions.
 */
export function scorePicks(
  questions: readonly QuizQuestion[],
  picks: Readonly<Record<string, readonly string[]>>,
): ScoredPicks {
  const open = new Map(Object.entries(picks));
  if (open.size > questions.length) throw new ApiError(questionsChanged);
  const picked = questions.map(({ id }) => {
    const ids = [...new Set(open.get(id))];
    open.delete(id);
    return ids;
  });
  if (open.size > 0) throw new ApiError(questionsChanged);
  const shares = sharesOf(questions, picked);
  return {
    percent: scoreOf(shares).scorePercent,
    picks: picked,
    shares,
    doubts: questions.map((question, index) => doubtOf(question, picked[index] ?? [])),
  };
}

function doubtOf(question: QuizQuestion, picks: readonly string[]): Refusal | undefined {
  if (!picks.every((id) => question.answers.some((answer) => answer.id === id))) return questionsChanged;
  return picks.length > picksAllowed(question) ? tooManyPicks : undefined;
}
