import type { ExamDate } from '../../contract/examDates.ts';
import type { Database } from '../db/schema.ts';

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

/** Saves the day of a user's official exam in place of the one before. */
export async function putExamDate(
  db: Database,
  userId: string,
  { examId, date }: ExamDate,
  now: number,
): Promise<void> {
  await db
    .insertInto('exam_dates')
    .values({ user_id: userId, exam_id: examId, day: date, set_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'exam_id']).doUpdateSet({ day: date, set_at: now }))
    .execute();
}

export async function removeExamDate(db: Database, userId: string, examId: string): Promise<void> {
  await db.deleteFrom('exam_dates').where('user_id', '=', userId).where('exam_id', '=', examId).execute();
}
