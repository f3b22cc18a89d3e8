import { saveExamAttempt } from '../../contract/attempts.ts';
import { picksAllowed } from '../../domain/quiz/answerState.ts';
import { score } from '../../domain/quiz/score.ts';
import type { QuizQuestion } from '../../domain/quiz/types.ts';
import { type Access, questionLimit } from '../exams/access.ts';
import { ApiError } from '../http/errors.ts';

const { questionsChanged, tooManyPicks } = saveExamAttempt.refusals;

const everyAccess: readonly Access[] = ['visitor', 'member', 'owner'];

/**
 * The number of questions of a finished quiz, for a caller with `access` to an exam with `length` questions. The client
 * may claim a smaller number, as access may have grown since the quiz began; undefined for a number that no such quiz
 * can have had.
 */
export function quizSize(length: number, access: Access, claimed: number | undefined): number | undefined {
  const sizeFor = (kind: Access) => Math.min(questionLimit[kind] ?? length, length);
  const most = sizeFor(access);
  if (claimed === undefined) return most;
  const isSize = everyAccess.some((kind) => sizeFor(kind) === claimed);
  return isSize && claimed <= most ? claimed : undefined;
}

/**
 * The score of a quiz in percent, by the same rule as the browser's. `picks` maps question ids to the ids of picked
 * answers; a repeated one counts once. Throws `questionsChanged` for picks that the questions don't have, and
 * `tooManyPicks` for more than a question takes, as wrong picks cost nothing.
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
