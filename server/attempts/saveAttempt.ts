import { randomUUIDv7 } from 'node:crypto';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { questionsIn } from '../../domain/quiz/sets.ts';
import type { Caller } from '../account/auth.ts';
import type { AttemptRow, Database, ExamRow } from '../db/schema.ts';
import { type Access, accessTo } from '../exams/access.ts';
import { examById, firstQuestions } from '../exams/queries.ts';
import { ApiError } from '../http/errors.ts';
import { quizSize, scorePicks } from './scorePicks.ts';

const { examNotFound, questionsChanged } = saveExamAttempt.refusals;

/** How long after its end an attempt is accepted, in milliseconds: a quiz that was finished offline is sent later. */
const LATEST = 90 * 24 * 60 * 60 * 1000;

/**
 * Saves the caller's attempt; an `attemptId` that the caller has used before changes nothing. With picks the server
 * computes the score and the attempt counts as verified. `now` is in epoch milliseconds. Throws `examNotFound`,
 * `questionsChanged` and `tooManyPicks`.
 */
export async function saveAttempt(db: Database, caller: Caller, attempt: Attempt, now: number): Promise<void> {
  const key = { user_id: caller.userId, id: attempt.attemptId?.toLowerCase() ?? randomUUIDv7() };
  // Before anything else: a saved attempt stays saved, even if the exam has changed since.
  if (await isSaved(db, key)) return;

  const exam = await examById(db, attempt.examId);
  if (!exam) throw new ApiError(examNotFound);
  const verified = await verifiedPercent(db, exam, await accessTo(db, exam, caller), attempt);
  await db
    .insertInto('attempts')
    .values({
      ...key,
      exam_id: exam.id,
      score: Math.round((verified ?? attempt.scorePercent) * 100),
      verified: verified === undefined ? 0 : 1,
      finished_at: finishedAt(attempt, now),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}

async function isSaved(db: Database, { user_id, id }: Pick<AttemptRow, 'user_id' | 'id'>): Promise<boolean> {
  const attempt = await db
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return attempt !== undefined;
}

/** The score of the attempt's picks in percent; undefined where it has no picks. */
async function verifiedPercent(
  db: Database,
  exam: Pick<ExamRow, 'id' | 'question_count'>,
  access: Access,
  { picks, questionCount: claimed, set }: Attempt,
): Promise<number | undefined> {
  if (!picks) return undefined;
  if (set !== undefined) {
    const taken = access === 'owner' ? questionsIn(await firstQuestions(db, exam.id, undefined), set) : [];
    if (taken.length === 0) throw new ApiError(questionsChanged);
    return scorePicks(taken, picks);
  }
  const size = quizSize(exam.question_count, access, claimed);
  if (!size || Object.keys(picks).length > size) throw new ApiError(questionsChanged);
  return scorePicks(await firstQuestions(db, exam.id, size), picks);
}

function finishedAt({ finishedAt: given }: Attempt, now: number): number {
  const time = given === undefined ? now : Date.parse(given);
  return time <= now && time >= now - LATEST ? time : now;
}
