import { sql } from 'kysely';
import type { LearnerQuestionRow } from '../db/learningRows.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { removeEmpty, unasked } from './learnerQuestions.ts';
import type { QuestionId } from './openQuestion.ts';

type Mark = Pick<LearnerQuestionRow, 'bookmarked_at' | 'note' | 'noted_at'>;

const none: Mark = { bookmarked_at: null, note: null, noted_at: null };

/** Bookmarks a question; the time of an earlier bookmark stays. */
export async function addBookmark(db: Database, userId: string, question: QuestionId, now: number): Promise<void> {
  await insertMark(db, userId, question, { ...none, bookmarked_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id', 'question_id']).doUpdateSet({
        bookmarked_at: sql<number>`coalesce(learner_questions.bookmarked_at, excluded.bookmarked_at)`,
      }),
    )
    .execute();
}

/** Saves a note on a question. */
export async function putNote(
  db: Database,
  userId: string,
  question: QuestionId,
  note: string,
  now: number,
): Promise<void> {
  await insertMark(db, userId, question, { ...none, note, noted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id', 'question_id']).doUpdateSet({ note, noted_at: now }),
    )
    .execute();
}

export const removeBookmark = (db: Database, userId: string, question: QuestionId): Promise<void> =>
  remove(db, userId, question, { bookmarked_at: null });

export const removeNote = (db: Database, userId: string, question: QuestionId): Promise<void> =>
  remove(db, userId, question, { note: null, noted_at: null });

function insertMark(db: Database, userId: string, { examId, questionId }: QuestionId, mark: Mark) {
  return db
    .insertInto('learner_questions')
    .values({ user_id: userId, exam_id: examId, question_id: questionId, ...unasked, ...mark });
}

/** Removes a mark, and the row where nothing else is in it. */
async function remove(
  db: Database,
  userId: string,
  { examId, questionId }: QuestionId,
  mark: Partial<Mark>,
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
