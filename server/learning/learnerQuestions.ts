import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { ExamDate } from '../../contract/examDates.ts';
import type { LearnerQuestion } from '../../contract/learning.ts';
import type { AttemptQuestionRow, AttemptRow, LearnerQuestionRow } from '../db/learningRows.ts';
import type { Database, Tx } from '../db/schema.ts';

/** A question as an attempt has it. */
type Asked = Omit<AttemptQuestionRow, 'user_id' | 'attempt_id' | 'position'>;

/**
 * Adds what an attempt says of its questions to what the learner has of each. Attempts may arrive in any order: the last
 * one is that which was finished last. Questions that were neither answered nor on show count as not asked. Only exam
 * simulations have flags: a practice leaves them as they are.
 */
export async function addAttempt(
  trx: Tx,
  { user_id, finished_at, mode }: Pick<AttemptRow, 'user_id' | 'finished_at' | 'mode'>,
  questions: readonly Asked[],
): Promise<void> {
  const rows = questions
    .filter(({ picks, seconds }) => isAnswered(picks) || (seconds ?? 0) > 0)
    // Two transactions that write the same rows in one order don't wait for each other in a circle.
    .toSorted((one, other) => (one.question_id < other.question_id ? -1 : 1))
    .map(({ exam_id, question_id, version, picks, points, flagged }): Insertable<LearnerQuestionRow> => ({
      ...unasked,
      user_id,
      exam_id,
      question_id,
      times_asked: 1,
      last_points: points,
      last_asked_at: finished_at,
      last_version: version,
      ...(mode === 'exam' && { flagged, simulated_at: finished_at }),
      ...(isAnswered(picks) && { first_version: version, first_picks: picks, first_asked_at: finished_at }),
    }));
  if (rows.length === 0) return;
  await trx
    .insertInto('learner_questions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id', 'question_id']).doUpdateSet({
        times_asked: sql<number>`learner_questions.times_asked + 1`,
        last_points: where(isLast, 'last_points'),
        last_version: where(isLast, 'last_version'),
        last_asked_at: where(isLast, 'last_asked_at'),
        flagged: where(isLastSimulation, 'flagged'),
        simulated_at: where(isLastSimulation, 'simulated_at'),
        first_picks: where(isFirst, 'first_picks'),
        first_asked_at: where(isFirst, 'first_asked_at'),
        first_version: where(isFirst, 'first_version'),
      }),
    )
    .execute();
}

/** What a learner has of a question that no attempt has asked. */
export const unasked = {
  times_asked: 0,
  last_points: null,
  last_asked_at: null,
  last_version: null,
  flagged: 0,
  simulated_at: null,
  first_version: null,
  first_picks: null,
  first_asked_at: null,
} as const;

/** Removes those of the questions of which a learner has nothing. */
export async function removeEmpty(
  trx: Tx,
  userId: string,
  examId: string,
  questionIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('learner_questions')
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('question_id', 'in', questionIds)
    .where('times_asked', '=', 0)
    .where('bookmarked_at', 'is', null)
    .where('note', 'is', null)
    .execute();
}

const isAnswered = (picks: string) => picks !== '[]';

const isLast = sql<boolean>`(learner_questions.last_asked_at is null
  or excluded.last_asked_at >= learner_questions.last_asked_at)`;

const isLastSimulation = sql<boolean>`(excluded.simulated_at is not null and (learner_questions.simulated_at is null
  or excluded.simulated_at >= learner_questions.simulated_at))`;

/** The first answer to the newest version that was answered. */
const isFirst = sql<boolean>`(excluded.first_version is not null and (learner_questions.first_version is null
  or excluded.first_version > learner_questions.first_version
  or (excluded.first_version = learner_questions.first_version
    and excluded.first_asked_at < learner_questions.first_asked_at)))`;

/** The new value of a column where a condition holds, or else the one that is there. */
function where<Column extends keyof LearnerQuestionRow>(
  condition: RawBuilder<boolean>,
  column: Column,
): RawBuilder<LearnerQuestionRow[Column]> {
  const [added, present] = [sql.ref(`excluded.${column}`), sql.ref(`learner_questions.${column}`)];
  return sql`case when ${condition} then ${added} else ${present} end`;
}

export function learnerRowsOf(db: Database, userId: string, examId: string | undefined): Promise<LearnerQuestionRow[]> {
  const own = db.selectFrom('learner_questions').selectAll().where('user_id', '=', userId);
  const chosen = examId === undefined ? own : own.where('exam_id', '=', examId);
  return chosen.orderBy('exam_id').orderBy('question_id').execute();
}

const iso = (time: number) => new Date(time).toISOString();

export function toLearnerQuestion(row: LearnerQuestionRow): LearnerQuestion {
  const { last_points, last_asked_at, last_version, bookmarked_at, note, noted_at } = row;
  return {
    examId: row.exam_id,
    questionId: row.question_id,
    timesAsked: row.times_asked,
    ...(last_points !== null && { lastPercent: last_points }),
    ...(last_asked_at !== null && { lastAskedAt: iso(last_asked_at) }),
    ...(last_version !== null && { lastVersion: last_version }),
    flagged: row.flagged === 1,
    ...(bookmarked_at !== null && { bookmarkedAt: iso(bookmarked_at) }),
    ...(note !== null && { note }),
    ...(noted_at !== null && { notedAt: iso(noted_at) }),
  };
}

export async function examDatesOf(db: Database, userId: string): Promise<ExamDate[]> {
  const rows = await db
    .selectFrom('exam_dates')
    .select(['exam_id', 'day'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('exam_id')
    .execute();
  return rows.map(({ exam_id, day }) => ({ examId: exam_id, date: day }));
}
