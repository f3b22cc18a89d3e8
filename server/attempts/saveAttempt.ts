import { randomUUIDv7 } from 'node:crypto';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import type { Caller } from '../account/caller.ts';
import type { Database } from '../db/schema.ts';
import { type Access, accessTo } from '../exams/access.ts';
import { examById, firstQuestions } from '../exams/queries.ts';
import { questionBody } from '../exams/questionBody.ts';
import { ApiError } from '../http/apiError.ts';
import { insertAttempt, isSaved, questionCount } from './queries.ts';
import { quizSize } from './quizSize.ts';
import { scorePicks } from './scorePicks.ts';

const { examNotFound, questionsChanged } = saveExamAttempt.refusals;

/** How long after its end an attempt may come in, in milliseconds: what was finished offline is sent later. */
const LATEST = 90 * 24 * 60 * 60 * 1000;

/**
 * Saves the caller's attempt; one with an `attemptId` that the caller has used before changes nothing. With picks the
 * score is worked out here and the attempt counts as verified. `now` is in epoch milliseconds. Throws `examNotFound`,
 * `questionsChanged` and `tooManyPicks`.
 */
export async function saveAttempt(db: Database, caller: Caller, attempt: Attempt, now: number): Promise<void> {
  const key = { user_id: caller.userId, id: attempt.attemptId?.toLowerCase() ?? randomUUIDv7() };
  // Before anything else: what was saved once stays so, even if the exam has changed since.
  if (await isSaved(db, key)) return;

  const exam = await examById(db, attempt.examId);
  if (!exam) throw new ApiError(examNotFound);
  const verified = await verifiedPercent(db, exam.id, await accessTo(db, exam, caller), attempt);
  await insertAttempt(db, {
    ...key,
    exam_id: exam.id,
    score: Math.round((verified ?? attempt.scorePercent) * 100),
    verified: verified === undefined ? 0 : 1,
    finished_at: finishedAt(attempt, now),
    created_at: now,
  });
}

/** The score of the attempt's picks in percent; undefined where it comes without them. */
async function verifiedPercent(
  db: Database,
  examId: string,
  access: Access,
  { picks, questionCount: claimed }: Attempt,
): Promise<number | undefined> {
  if (!picks) return undefined;
  const size = quizSize(await questionCount(db, examId), access, claimed);
  if (!size || Object.keys(picks).length > size) throw new ApiError(questionsChanged);
  const rows = await firstQuestions(db, examId, size);
  const questions = rows.map(({ id, body }) => ({ id, answers: questionBody.parse(JSON.parse(body)).answers }));
  return scorePicks(questions, picks);
}

function finishedAt({ finishedAt: given }: Attempt, now: number): number {
  const time = given === undefined ? now : Date.parse(given);
  return time <= now && time >= now - LATEST ? time : now;
}
