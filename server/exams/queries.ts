import type { Database, ExamRow, QuestionRow } from '../db/schema.ts';

/** An exam as lists need it. */
export type ListedExam = Pick<ExamRow, 'id' | 'slug' | 'name' | 'description' | 'price_cents'>;

/** Every exam on offer, in the order of the catalogue. */
export function examsOnOffer(db: Database): Promise<ListedExam[]> {
  return db
    .selectFrom('exams')
    .select(['id', 'slug', 'name', 'description', 'price_cents'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute();
}

/** The exam on offer under a slug; undefined for an unknown or retired one. */
export function examBySlug(
  db: Database,
  slug: string,
): Promise<Pick<ExamRow, 'id' | 'name' | 'price_cents'> | undefined> {
  return db
    .selectFrom('exams')
    .select(['id', 'name', 'price_cents'])
    .where('slug', '=', slug)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
}

/** The first `limit` questions of an exam, or all where it is undefined. */
export function firstQuestions(
  db: Database,
  examId: string,
  limit: number | undefined,
): Promise<Omit<QuestionRow, 'exam_id' | 'position'>[]> {
  const questions = db
    .selectFrom('questions')
    .select(['id', 'section', 'difficulty', 'body'])
    .where('exam_id', '=', examId)
    .orderBy('position');
  return (limit === undefined ? questions : questions.limit(limit)).execute();
}
