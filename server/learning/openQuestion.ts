import { questionRefusals } from '../../contract/learning.ts';
import type { Caller } from '../account/caller.ts';
import type { AnswerKey, AnswerKeys } from '../attempts/answerKeys.ts';
import type { Database } from '../db/schema.ts';
import { accessTo, questionLimit } from '../exams/access.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import { ApiError } from '../http/errors.ts';

/** What finding a question needs. */
export interface QuestionDeps {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly answerKeys: AnswerKeys;
}

/** Which question a call is about. */
export interface QuestionId {
  readonly examId: string;
  readonly questionId: string;
}

/** The question of a call, which must be open to the caller. Throws `examNotFound` and `questionNotFound`. */
export async function openQuestion(
  { db, catalogue, answerKeys }: QuestionDeps,
  caller: Caller,
  { examId, questionId }: QuestionId,
): Promise<AnswerKey[number]> {
  const exam = (await catalogue()).find(({ id }) => id === examId);
  if (!exam) throw new ApiError(questionRefusals.examNotFound);
  const limit = questionLimit[await accessTo(db, exam, caller)];
  const question = (await answerKeys(exam)).slice(0, limit).find(({ id }) => id === questionId);
  if (!question) throw new ApiError(questionRefusals.questionNotFound);
  return question;
}
