import { LRUCache } from 'lru-cache';
import { saveExamAttempt } from '../../contract/attempts.ts';
import type { QuizQuestion } from '../../domain/quiz/types.ts';
import type { Database } from '../db/schema.ts';
import { contentOf, type ListedExam } from '../exams/queries.ts';
import { ApiError } from '../http/errors.ts';

/** What scoring needs of an exam's questions, in their order. */
export type AnswerKey = readonly (QuizQuestion & { readonly set: number; readonly version: number })[];

/** Returns the answer key of an exam. Throws `examNotFound`. */
export type AnswerKeys = (exam: ListedExam) => Promise<AnswerKey>;

/** How many questions are kept at most; each takes about a kilobyte. */
const ROOM = 50_000;

/** Reads the answer key of each exam once per change. */
export function readAnswerKeys(db: Database): AnswerKeys {
  const recent = new LRUCache<string, Awaited<ReturnType<typeof readKey>>, ListedExam>({
    maxSize: ROOM,
    sizeCalculation: ({ key }) => key.length + 1,
    fetchMethod: (_hash, _stale, { context }) => readKey(db, context),
    // One that makes room for others while it is being read is read to the end.
    ignoreFetchAbort: true,
  });
  return async (exam) => {
    const { key, isAsListed } = await recent.forceFetch(exam.content_hash, { context: exam });
    if (!isAsListed) recent.delete(exam.content_hash);
    return key;
  };
}

/** The key, and whether it is that of the hash: the exam may have changed since it was listed. */
async function readKey(db: Database, exam: ListedExam) {
  const content = await contentOf(db, exam, undefined);
  if (!content) throw new ApiError(saveExamAttempt.refusals.examNotFound);
  const key = content.questions.map(({ id, set, version, answers }) => ({
    id,
    set,
    version,
    answers: answers.map((answer) => ({ id: answer.id, isCorrect: answer.isCorrect })),
  }));
  return { key, isAsListed: content.isAsListed };
}
