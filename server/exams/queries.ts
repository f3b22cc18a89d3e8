import * as z from 'zod/mini';
import { coveredSection, examChange, question } from '../../contract/exams.ts';
import type { Database, ExamRow, QuestionRow } from '../db/schema.ts';
import { fresh } from '../fresh.ts';

export type ListedExam = Pick<ExamRow, (typeof listed)[number]>;

const listed = [
  'id',
  'slug',
  'name',
  'description',
  'price_cents',
  'question_count',
  'minutes',
  'scored_questions',
  'unscored_questions',
  'pass_mark',
  'content_hash',
] as const satisfies (keyof ExamRow)[];

const examDetails = z.object({ covered: z.array(coveredSection), changes: z.array(examChange) });

/** What an exam's page says besides its questions. */
export type ExamDetails = z.output<typeof examDetails>;

/** The exam on offer with this id, as its own page needs it; undefined for an unknown or retired one. */
export function examById(db: Database, id: string): Promise<(ListedExam & Pick<ExamRow, 'details'>) | undefined> {
  return db
    .selectFrom('exams')
    .select([...listed, 'details'])
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
}

/** By their ids, the exams that a user has bought: true, or false while an approved payment waits to be confirmed. */
export async function entitlementsOf(db: Database, userId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('entitlements')
    .select(['exam_id', 'granted_at'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ exam_id, granted_at }) => [exam_id, granted_at !== null]));
}

export async function examsInCart(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('cart_items').select('exam_id').where('user_id', '=', userId).execute();
  return rows.map(({ exam_id }) => exam_id);
}

/** What an exam's page says besides its questions. */
export function detailsOf({ details }: Pick<ExamRow, 'details'>): ExamDetails {
  return examDetails.parse(JSON.parse(details));
}

/** The part of a question that no query looks into, as the database stores it in one column. */
const questionBody = z.object({
  text: z.string(),
  ...z.omit(question, { id: true, question: true, category: true, difficulty: true }).shape,
});
export type QuestionBody = z.output<typeof questionBody>;

export type StoredQuestion = Pick<QuestionRow, 'id' | 'section' | 'difficulty'> & QuestionBody;

export async function firstQuestions(
  db: Database,
  examId: string,
  limit: number | undefined,
): Promise<StoredQuestion[]> {
  const questions = db
    .selectFrom('questions')
    .select(['id', 'section', 'difficulty', 'body'])
    .where('exam_id', '=', examId)
    .orderBy('position');
  const rows = await (limit === undefined ? questions : questions.limit(limit)).execute();
  return rows.map(({ body, ...row }) => ({ ...row, ...questionBody.parse(JSON.parse(body)) }));
}

/**
 * Every exam on offer, in the order of the catalogue: as the database has them, or had them a moment ago. The same list
 * is returned until one of them has changed, so that what was made of it can be kept as long.
 */
export type Catalogue = () => Promise<readonly ListedExam[]>;

/** How long a server's cached list of exams counts as fresh, in milliseconds: so long it misses what another has synced. */
export const CATALOGUE_AGE = 1000;

/** Reads the exams on offer when they are requested, but not more often than every `maxAge` milliseconds. */
export const openCatalogue = (db: Database, now: () => number, maxAge: number): Catalogue =>
  fresh(
    () => db.selectFrom('exams').select(listed).where('retired_at', 'is', null).orderBy('position').execute(),
    (exams) => exams,
    { now, maxAge },
  );
