import * as z from 'zod/mini';
import type { PersonalData } from '../../contract/personalData.ts';
import type { AttemptQuestionRow, LearnerQuestionRow } from '../db/learningRows.ts';
import type { Database } from '../db/schema.ts';
import { reportsOf } from '../reports/reports.ts';
import { examDatesOf } from '../learning/examDates.ts';
import { learnerRowsOf, toLearnerQuestion } from '../learning/learnerQuestions.ts';

const iso = (time: number) => new Date(time).toISOString();
const answerIds = z.array(z.string());

/** What a user has learned with: attempts with their questions, what they have of each question, reports and exam dates. */
export async function learningOf(
  db: Database,
  userId: string,
): Promise<Pick<PersonalData, 'attempts' | 'learnerQuestions' | 'reports' | 'examDates'>> {
  const attempts = await db
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('finished_at')
    .execute();
  const questions = await db
    .selectFrom('attempt_questions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('attempt_id')
    .orderBy('position')
    .execute();
  const byAttempt = Map.groupBy(questions, ({ attempt_id }) => attempt_id);
  return {
    attempts: attempts.map(({ id, exam_id, score, verified, practice_set, mode, seed, finished_at, created_at }) => ({
      examId: exam_id,
      scorePercent: score / 100,
      isVerified: verified === 1,
      set: practice_set,
      mode,
      seed,
      finishedAt: iso(finished_at),
      savedAt: iso(created_at),
      questions: (byAttempt.get(id) ?? []).map(questionOf),
    })),
    reports: await reportsOf(db, userId),
    examDates: await examDatesOf(db, userId),
    learnerQuestions: (await learnerRowsOf(db, userId, undefined)).map(learnerQuestionOf),
  };
}

const questionOf = ({ question_id, version, picks, points, seconds, flagged }: AttemptQuestionRow) => ({
  questionId: question_id,
  version,
  picks: answerIds.parse(JSON.parse(picks)),
  pointsPercent: points,
  seconds,
  isFlagged: flagged === 1,
});

const learnerQuestionOf = (row: LearnerQuestionRow) => ({
  ...toLearnerQuestion(row),
  firstVersion: row.first_version,
  firstPicks: row.first_picks === null ? null : answerIds.parse(JSON.parse(row.first_picks)),
  firstAskedAt: row.first_asked_at === null ? null : iso(row.first_asked_at),
  simulatedAt: row.simulated_at === null ? null : iso(row.simulated_at),
});
