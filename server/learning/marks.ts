import { sql } from 'kysely';
import type { LearnerQuestionRow } from '../db/learningRows.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { removeEmpty, unasked } from './learnerQuestions.ts';
import type { QuestionId } from './openQuestion.ts';

/** A bookmark, a note, or both. */
type Mark = Partial<Pick<LearnerQuestionRow, 'bookmarked_at' | 'note' | 'noted_at'>>;

/** Marks a question. The time of an earlier bookmark stays; a note takes the place of the one before. */
export async function putMark(
  db: Database,
  userId: string,
  { examId, questionId }: QuestionId,
  mark: Mark,
): Promise<void> {
  await db
    .insertInto('learner_questions')
    .values({ user_id: userId, exam_id: examId, question_id: questionId, ...unasked, ...mark })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id', 'question_id']).doUpdateSet({
        bookmarked_at: sql<number>`coalesce(learner_questions.bookmarked_at, excluded.bookmarked_at)`,
        note: sql<string>`coalesce(excluded.note, learner_questions.note)`,
        noted_at: sql<number>`coalesce(excluded.noted_at, learner_questions.noted_at)`,
      }),
    )
    .execute();
}

/** Sets a mark to null, and removes the row where nothing else is in it. */
export async function removeMark(
  db: Database,
  userId: string,
  { examId, questionId }: QuestionId,
  mark: Mark,
): Promise<void> {
  await tx(db, async (trx) => {
    await trx
      .updateTable('learner_questions')
      .set(mark)
      .where('user_id', '=', userId)
      .where('exam_id', '=', examId)
      .where('question_id', '=', questionId)
      .execute();
    await removeEmpty(trx, userId, examId, [questionId]);
  });
}
