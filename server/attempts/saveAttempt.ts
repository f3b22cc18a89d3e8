import { randomUUIDv7 } from 'node:crypto';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import type { Caller } from '../account/sessions.ts';
import type { AttemptQuestionRow, AttemptRow } from '../db/learningRows.ts';
import type { Database, Tx } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { isAttempt } from '../../domain/quiz/attempt.ts';
import { exactScore, sumOf } from '../../domain/quiz/score.ts';
import { accessTo, questionLimit } from '../exams/access.ts';
import type { ListedExam } from '../exams/queries.ts';
import { ApiError } from '../http/errors.ts';
import { addAttempt } from '../learning/learnerQuestions.ts';
import type { QuestionDeps } from '../learning/openQuestion.ts';
import { questionsAsked } from './questionsAsked.ts';
import { scorePicks } from './scorePicks.ts';

const { examNotFound } = saveExamAttempt.refusals;

/** How long after its end an attempt is accepted, in milliseconds: a quiz that was finished offline is sent later. */
const LATEST = 90 * 24 * 60 * 60 * 1000;

/** What an attempt gave: its score, and each of its questions where it has picks. */
interface Result extends Pick<AttemptRow, 'score' | 'counting_score' | 'verified'> {
  readonly questions: readonly QuestionResult[];
}

type QuestionResult = Omit<AttemptQuestionRow, 'user_id' | 'attempt_id'>;

/**
 * Saves the caller's attempt, each of its questions, and what the learner has of these, all or nothing; an `attemptId`
 * that the caller has used before changes nothing. With picks the server computes the score and the attempt counts as
 * verified; where a question can't be scored any more, what the client says counts. Throws `examNotFound`,
 * `questionsChanged` and `tooManyPicks`.
 */
export async function saveAttempt(deps: QuestionDeps, caller: Caller, attempt: Attempt, now: number): Promise<void> {
  if (isBlank(attempt)) return;
  const key = { user_id: caller.userId, id: attempt.attemptId?.toLowerCase() ?? randomUUIDv7() };
  try {
    const exam = (await deps.catalogue()).find(({ id }) => id === attempt.examId);
    if (!exam) throw new ApiError(examNotFound);
    const { questions, ...result } = await resultOf(deps, caller, attempt, exam);
    const row: AttemptRow = {
      ...key,
      ...result,
      exam_id: exam.id,
      practice_set: attempt.set ?? null,
      mode: attempt.mode ?? null,
      seed: attempt.seed ?? null,
      finished_at: finishedAt(attempt, now),
      created_at: now,
    };
    await tx(deps.db, (trx) => insert(trx, row, questions));
  } catch (error) {
    // A saved attempt stays saved, even if the exam has changed since.
    if (error instanceof ApiError && (await attemptRow(deps.db, key.user_id, key.id))) return;
    throw error;
  }
}

/** Whether an exam simulation was handed in without a single answer: it says nothing, and is not kept. */
const isBlank = ({ mode, picks }: Attempt): boolean =>
  mode === 'exam' && picks !== undefined && Object.values(picks).every((picked) => picked.length === 0);

/** Does nothing where the user has an attempt with this id. */
async function insert(trx: Tx, attempt: AttemptRow, questions: readonly QuestionResult[]): Promise<void> {
  const inserted = await trx
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted || questions.length === 0) return;
  const { user_id, id: attempt_id } = attempt;
  const rows = questions.map((question) => ({ user_id, attempt_id, ...question }));
  await trx.insertInto('attempt_questions').values(rows).execute();
  await addAttempt(trx, attempt, questions);
}

export const attemptRow = (db: Database, userId: string, attemptId: string) =>
  db.selectFrom('attempts').selectAll().where('user_id', '=', userId).where('id', '=', attemptId).executeTakeFirst();

async function resultOf(
  { db, answerKeys }: QuestionDeps,
  caller: Caller,
  attempt: Attempt,
  exam: ListedExam,
): Promise<Result> {
  const told = Math.round(attempt.scorePercent * 100);
  const key = await answerKeys(exam);
  const access = await accessTo(db, exam, caller);
  const open = Math.min(questionLimit[access] ?? Infinity, key.length);
  if (!attempt.picks) {
    const { questionCount = open } = attempt;
    return { score: told, counting_score: isAttempt(questionCount, open) ? told : null, verified: 0, questions: [] };
  }
  const asked = questionsAsked(key, access, attempt);
  const { percent, picks, shares, doubts } = scorePicks(asked, attempt.picks);
  const doubt = doubts.find((one) => one !== undefined);
  // Without the questions that were asked, the picks can only be of today's.
  if (doubt && !attempt.asked) throw new ApiError(doubt);
  const questions = asked.map(({ id, version }, position) => {
    const seen = attempt.asked?.[position];
    return {
      position,
      exam_id: exam.id,
      question_id: id,
      version,
      picks: JSON.stringify(picks[position] ?? []),
      points: (doubts[position] ? seen?.points : Math.round((shares[position] ?? 0) * 100)) ?? 0,
      seconds: seen?.seconds ?? null,
      flagged: seen?.flagged === true ? (1 as const) : (0 as const),
    };
  });
  const amounts =
    attempt.mode === 'exam'
      ? questions.map(({ points }) => (points === 100 ? 1 : 0))
      : questions.map(({ points }, index) => (doubts[index] ? points / 100 : (shares[index] ?? 0)));
  return {
    score: doubt ? told : Math.round(percent * 100),
    counting_score: isAttempt(asked.length, open) ? exactScore(sumOf(amounts), asked.length) : null,
    verified: doubt ? 0 : 1,
    questions,
  };
}

function finishedAt({ finishedAt: given }: Attempt, now: number): number {
  const time = given === undefined ? now : Date.parse(given);
  return time <= now && time >= now - LATEST ? time : now;
}
