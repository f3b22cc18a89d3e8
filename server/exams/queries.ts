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

type NamedExam = Pick<ExamRow, 'id' | 'name' | 'price_cents'>;

/** The exam on offer under a slug; undefined for an unknown or retired one. */
export function examBySlug(db: Database, slug: string): Promise<NamedExam | undefined> {
  return db
    .selectFrom('exams')
    .select(['id', 'name', 'price_cents'])
    .where('slug', '=', slug)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
}

/** The exam on offer with this id; undefined for an unknown or retired one. */
export function examById(db: Database, id: string): Promise<NamedExam | undefined> {
  return db
    .selectFrom('exams')
    .select(['id', 'name', 'price_cents'])
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
}

/** Ids of the exams that a user has bought. */
export async function grantedExams(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('entitlements')
    .select('exam_id')
    .where('user_id', '=', userId)
    .where('granted_at', 'is not', null)
    .execute();
  return rows.map(({ exam_id }) => exam_id);
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
