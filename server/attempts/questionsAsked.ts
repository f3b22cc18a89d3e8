import { type AskedQuestion, type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { questionsIn } from '../../domain/quiz/sets.ts';
import type { QuizQuestion } from '../../domain/quiz/types.ts';
import { type Access, questionLimit } from '../exams/access.ts';
import { ApiError } from '../http/errors.ts';
import type { AnswerKey } from './answerKeys.ts';

const { questionsChanged } = saveExamAttempt.refusals;

const everyAccess: readonly Access[] = ['visitor', 'member', 'owner'];

export type Asked = QuizQuestion & { readonly version: number };

/**
 * The questions of a finished quiz, in the order in which they were asked, for a caller with `access` to the exam with
 * this key. One that is gone or closed to the caller, or was asked in another version, has no answers here. Throws
 * `questionsChanged` where no such quiz can have been taken.
 */
export function questionsAsked(
  key: AnswerKey,
  access: Access,
  { set, asked, questionCount }: Pick<Attempt, 'set' | 'asked' | 'questionCount'>,
): readonly Asked[] {
  const open = openQuestions(key, access, set);
  if (asked) return those(open, asked);
  if (open.length === 0) throw new ApiError(questionsChanged);
  if (set !== undefined) return open;
  const size = quizSize(key.length, access, questionCount);
  if (!size) throw new ApiError(questionsChanged);
  return key.slice(0, size);
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

/**
 * The number of questions of a finished quiz, for a caller with `access` to an exam with `length` questions. The client
 * may claim a smaller number, as access may have grown since the quiz began; undefined for a number that no such quiz
 * can have had.
 */
function quizSize(length: number, access: Access, claimed: number | undefined): number | undefined {
  const sizeFor = (kind: Access) => Math.min(questionLimit[kind] ?? length, length);
  const most = sizeFor(access);
  if (claimed === undefined) return most;
  const isSize = everyAccess.some((kind) => sizeFor(kind) === claimed);
  return isSize && claimed <= most ? claimed : undefined;
}
