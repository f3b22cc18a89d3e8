import { bookmarkQuestion, type LearnerQuestion } from '../../contract/learning.ts';
import type { Caller } from '../account/sessions.ts';
import type { AnswerKey, AnswerKeys } from '../attempts/answerKeys.ts';
import type { Database } from '../db/schema.ts';
import { accessOf, accessTo, questionLimit } from '../exams/access.ts';
import type { Catalogue } from '../exams/queries.ts';
import { ApiError } from '../http/errors.ts';

const { examNotFound, questionNotFound } = bookmarkQuestion.refusals;

export interface QuestionDeps {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly answerKeys: AnswerKeys;
}

/** Which question a call is about. */
export type QuestionId = Pick<LearnerQuestion, 'examId' | 'questionId'>;

/** The question of a call, which must be open to the caller. Throws `examNotFound` and `questionNotFound`. */
export async function openQuestion(
  { db, catalogue, answerKeys }: QuestionDeps,
  caller: Caller,
  { examId, questionId }: QuestionId,
): Promise<AnswerKey[number]> {
  const exam = (await catalogue()).find(({ id }) => id === examId);
  if (!exam) throw new ApiError(examNotFound);
  const limit = questionLimit[await accessTo(db, exam, caller)];
  const question = (await answerKeys(exam)).slice(0, limit).find(({ id }) => id === questionId);
  if (!question) throw new ApiError(questionNotFound);
  return question;
}

/** Returns which questions of these exams are there and open to the caller. */
export async function openQuestions(
  { db, catalogue, answerKeys }: QuestionDeps,
  caller: Caller,
  examIds: ReadonlySet<string>,
): Promise<(question: QuestionId) => boolean> {
  const exams = (await catalogue()).filter(({ id }) => examIds.has(id));
  const access = await accessOf(db, caller);
  const open = new Map<string, ReadonlySet<string>>();
  for (const exam of exams) {
    const key = (await answerKeys(exam)).slice(0, questionLimit[access(exam)]);
    open.set(exam.id, new Set(key.map(({ id }) => id)));
  }
  return ({ examId, questionId }) => open.get(examId)?.has(questionId) ?? false;
}
