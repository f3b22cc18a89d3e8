import { randomUUIDv7 } from 'node:crypto';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { questionsIn } from '../../domain/quiz/sets.ts';
import type { Caller } from '../account/auth.ts';
import type { AttemptRow, Database } from '../db/schema.ts';
import { type Access, accessTo } from '../exams/access.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import { ApiError } from '../http/errors.ts';
import type { AnswerKey, AnswerKeys } from './answerKeys.ts';
import { quizSize, scorePicks } from './scorePicks.ts';

const { examNotFound, questionsChanged } = saveExamAttempt.refusals;

/** How long after its end an attempt is accepted, in milliseconds: a quiz that was finished offline is sent later. */
const LATEST = 90 * 24 * 60 * 60 * 1000;

/** What saving needs. */
export interface SaveDeps {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly answerKeys: AnswerKeys;
}

/**
 * Saves the caller's attempt; an `attemptId` that the caller has used before changes nothing. With picks the server
 * computes the score and the attempt counts as verified. `now` is in epoch milliseconds. Throws `examNotFound`,
 * `questionsChanged` and `tooManyPicks`.
 */
export async function saveAttempt(deps: SaveDeps, caller: Caller, attempt: Attempt, now: number): Promise<void> {
  const key = { user_id: caller.userId, id: attempt.attemptId?.toLowerCase() ?? randomUUIDv7() };
  try {
    const result = await resultOf(deps, caller, attempt);
    await insert(deps.db, { ...key, ...result, finished_at: finishedAt(attempt, now), created_at: now });
  } catch (error) {
    // A saved attempt stays saved, even if the exam has changed since.
    if (error instanceof ApiError && (await isSaved(deps.db, key))) return;
    throw error;
  }
}

/** Does nothing where the user has an attempt with this id. */
async function insert(db: Database, attempt: AttemptRow): Promise<void> {
  await db
    .insertInto('attempts')
    .values(attempt)
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

/** The exam of an attempt, which practice exam it was, and its score. */
async function resultOf(
  { db, catalogue, answerKeys }: SaveDeps,
  caller: Caller,
  attempt: Attempt,
): Promise<Pick<AttemptRow, 'exam_id' | 'score' | 'verified' | 'practice_set'>> {
  const exam = (await catalogue()).find(({ id }) => id === attempt.examId);
  if (!exam) throw new ApiError(examNotFound);
  const taken = { exam_id: exam.id, practice_set: attempt.set ?? null };
  if (!attempt.picks) return { ...taken, score: Math.round(attempt.scorePercent * 100), verified: 0 };
  const percent = scoreOf(await answerKeys(exam), await accessTo(db, exam, caller), attempt.picks, attempt);
  return { ...taken, score: Math.round(percent * 100), verified: 1 };
}

/** The score of an attempt's picks in percent, for a caller with `access` to the exam with this key. */
function scoreOf(
  key: AnswerKey,
  access: Access,
  picks: NonNullable<Attempt['picks']>,
  { questionCount: claimed, set }: Attempt,
): number {
  if (set !== undefined) {
    const taken = access === 'owner' ? questionsIn(key, set) : [];
    if (taken.length === 0) throw new ApiError(questionsChanged);
    return scorePicks(taken, picks);
  }
  const size = quizSize(key.length, access, claimed);
  if (!size || Object.keys(picks).length > size) throw new ApiError(questionsChanged);
  return scorePicks(key.slice(0, size), picks);
}

function finishedAt({ finishedAt: given }: Attempt, now: number): number {
  const time = given === undefined ? now : Date.parse(given);
  return time <= now && time >= now - LATEST ? time : now;
}
