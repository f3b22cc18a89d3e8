import { type LearnerQuestion, retrieveLearnerQuestions } from '../../../contract/learning.ts';
import { call } from '../client.ts';
import { once, type Read, useRead } from '../useRead.ts';

const KEY = 'learnerQuestions';

/** Whether a cache key is of what a user has of an exam's questions, or of the questions of all exams. */
export const isKeyOf =
  (userId: string, examId: string) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === KEY && key[1] === userId && (key[2] === undefined || key[2] === examId);

/**
 * What a user has of each question of an exam, or of all exams where `examId` is undefined. It reads nothing while
 * `userId` is undefined. With `runId` it is read once for that run of a quiz, as it was when the run began.
 */
export const useLearnerQuestions = (
  examId: string | undefined,
  userId: string | undefined,
  runId?: string,
): Read<readonly LearnerQuestion[]> =>
  useRead(
    userId === undefined ? null : [KEY, userId, examId, runId],
    async () => (await call(retrieveLearnerQuestions, { query: { userId: userId ?? '', examId } })).questions,
    // A quiz may have been saved a moment ago.
    runId === undefined ? { dedupingInterval: 0 } : once,
  );
