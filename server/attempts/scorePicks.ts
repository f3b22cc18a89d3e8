import { saveExamAttempt } from '../../contract/attempts.ts';
import { picksAllowed } from '../../src/quiz/answerState.ts';
import { score } from '../../src/quiz/score.ts';
import type { QuizQuestion } from '../../src/quiz/types.ts';
import { ApiError } from '../http/apiError.ts';

const { questionsChanged, tooManyPicks } = saveExamAttempt.refusals;

/**
 * The score of a quiz in percent, by the rule that the learner saw it by. `picks` leads from question ids to the ids of
 * picked answers; one that is repeated counts once. Throws `questionsChanged` for picks that the questions don't have,
 * and `tooManyPicks` for more than a question takes, as wrong ones cost nothing.
 */
export function scorePicks(questions: readonly QuizQuestion[], picks: Readonly<Record<string, string[]>>): number {
  const open = new Map(Object.entries(picks));
  const picked = questions.map((question) => {
    const ids = [...new Set(open.get(question.id))];
    open.delete(question.id);
    if (!ids.every((id) => question.answers.some((answer) => answer.id === id))) throw new ApiError(questionsChanged);
    if (ids.length > picksAllowed(question)) throw new ApiError(tooManyPicks);
    return ids;
  });
  if (open.size > 0) throw new ApiError(questionsChanged);
  return score(questions, picked).scorePercent;
}
