import type { Tx } from '../db/schema.ts';
import { examFiles } from './examFiles.ts';
import { ContentError } from './problems.ts';
import { catalogueReader, type ReadExam } from './readCatalogue.ts';
import { examRow, questionRows } from './rows.ts';

/** What a sync changed: slugs. */
export interface SyncResult {
  readonly written: readonly string[];
  readonly retired: readonly string[];
}

/** Rows of one insert; keeps below the 32,766 parameters that SQLite takes. */
const BATCH = 1000;

/**
 * Makes the exams of the database those of the folder `dir`, in the running transaction. Only files that have changed
 * are read. An exam whose file is gone is retired: no longer on offer, but still there for past attempts.
 * Throws `ContentError` with every problem of the changed files.
 */
export async function syncContent(trx: Tx, dir: string): Promise<SyncResult> {
  const files = await examFiles(dir);
  const current = await trx
    .selectFrom('exams')
    .select(['slug', 'position', 'content_hash'])
    .where('retired_at', 'is', null)
    .execute();

  const known = new Map(current.map((exam) => [exam.slug, exam]));
  const unchanged = files.flatMap(({ file, slug, hash }) => {
    const exam = known.get(slug);
    return exam?.content_hash === hash ? [{ file, slug, position: exam.position }] : [];
  });
  const unchangedFiles = new Set(unchanged.map(({ file }) => file));

  const reader = catalogueReader(unchanged);
  const written: string[] = [];
  for (const file of files.filter((one) => !unchangedFiles.has(one.file))) {
    const exam = reader.read(file);
    if (!exam) continue;
    // Where another file has a problem, all of this is undone.
    await write(trx, exam);
    written.push(file.slug);
  }
  const problems = reader.problems();
  if (problems.length > 0) throw new ContentError(problems);

  const slugs = new Set(files.map(({ slug }) => slug));
  const retired = current.map(({ slug }) => slug).filter((slug) => !slugs.has(slug));
  if (retired.length > 0) await retire(trx, retired);
  return { written, retired };
}

async function write(trx: Tx, { exam, hash }: ReadExam): Promise<void> {
  const row = examRow(exam, hash);
  await trx
    .insertInto('exams')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('questions').where('exam_id', '=', row.id).execute();
  const questions = questionRows(exam);
  for (let start = 0; start < questions.length; start += BATCH) {
    await trx
      .insertInto('questions')
      .values(questions.slice(start, start + BATCH))
      .execute();
  }
}

async function retire(trx: Tx, slugs: readonly string[]): Promise<void> {
  await trx.updateTable('exams').set({ retired_at: Date.now() }).where('slug', 'in', slugs).execute();
}
