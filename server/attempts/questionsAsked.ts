import { type AskedQuestion, type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { questionsIn } from '../../domain/quiz/sets.ts';
import type { QuizQuestion } from '../../domain/quiz/types.ts';
import { type Access, questionLimit } from '../exams/access.ts';
import { ApiError } from '../http/errors.ts';
import type { AnswerKey } from './answerKeys.ts';

const { questionsChanged } = saveExamAttempt.refusals;

export type Asked = QuizQuestion & { readonly version: number };

/**
 * The questions of a finished quiz, in the order in which they were asked, for a caller with `access` to the exam with
 * this key: all that are open where the client does not say which. One that is gone or closed to the caller, or was asked
 * in another version, has no answers here. Throws `questionsChanged` where no such quiz can have been taken.
 */
export function questionsAsked(
  key: AnswerKey,
  access: Access,
  { set, asked }: Pick<Attempt, 'set' | 'asked'>,
): readonly Asked[] {
  const open = openQuestions(key, access, set);
  if (asked) return those(open, asked);
  if (open.length === 0) throw new ApiError(questionsChanged);
  return open;
}

/** What the caller may see of an exam, or of one of its practice exams, which are for owners alone. */
function openQuestions(key: AnswerKey, access: Access, set: number | undefined): AnswerKey {
  if (set === undefined) return key.slice(0, questionLimit[access]);
  return access === 'owner' ? questionsIn(key, set) : [];
}

function those(open: AnswerKey, asked: readonly AskedQuestion[]): readonly Asked[] {
  if (new Set(asked.map(({ id }) => id)).size < asked.length) throw new ApiError(questionsChanged);
  const byId = new Map(open.map((question) => [question.id, question]));
  return asked.map(({ id, version }) => {
    const question = byId.get(id);
    // A later version comes from a server that has newer content.
    if (question && (version ?? question.version) === question.version) return question;
    return { id, version: version ?? question?.version ?? 1, answers: [] };
  });
}
