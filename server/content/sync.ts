import { answerLetter } from '../../domain/quiz/keys.ts';
import { joinPath, typesetWithCode } from '../../domain/typeset.ts';
import type { ExamRow, QuestionRow, Tx } from '../db/schema.ts';
import type { ExamDetails, QuestionBody } from '../exams/queries.ts';
import { type ExamFile, withoutDrafts } from './examFile.ts';
import { examFiles, readCatalogue, type ReadExam } from './readCatalogue.ts';
import { ContentError } from './problems.ts';

/** The slugs of the exams that a sync changed. */
export interface SyncResult {
  readonly written: readonly string[];
  readonly retired: readonly string[];
}

/**
 * Syncs the exams of the database with the folder `dir`, in the running transaction. Only files that have changed are
 * read. An exam whose file was removed is retired: no longer on offer, but kept for past attempts. Throws `ContentError` with every problem of the changed files.
 */
export async function syncContent(trx: Tx, dir: string): Promise<SyncResult> {
  const files = await examFiles(dir);
  const current = await trx
    .selectFrom('exams')
    .select(['slug', 'position', 'content_hash'])
    .where('retired_at', 'is', null)
    .execute();

  const hashes = new Map(files.map(({ slug, hash }) => [slug, hash]));
  const unchanged = current.filter(({ slug, content_hash }) => hashes.get(slug) === content_hash);
  const changed = files.filter(({ slug }) => unchanged.every((exam) => exam.slug !== slug));
  const { exams, problems } = readCatalogue(changed, unchanged);
  if (problems.length > 0) throw new ContentError(problems);
  for (const exam of exams) await write(trx, exam);

  const retired = current.map(({ slug }) => slug).filter((slug) => !hashes.has(slug));
  if (retired.length > 0) {
    await trx.updateTable('exams').set({ retired_at: Date.now() }).where('slug', 'in', retired).execute();
  }
  return { written: changed.map(({ slug }) => slug), retired };
}

async function write(trx: Tx, { exam: file, hash }: ReadExam): Promise<void> {
  const exam = withoutDrafts(file);
  const row = examRow(exam, hash);
  await trx
    .insertInto('exams')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('questions').where('exam_id', '=', row.id).execute();
  const questions = questionRows(exam);
  // SQLite takes 32,766 parameters: five thousand questions, where an exam has a few hundred.
  if (questions.length > 0) await trx.insertInto('questions').values(questions).execute();
}

/** An exam as the database has it. */
export function examRow(exam: ExamFile, contentHash: string): ExamRow {
  return {
    id: exam.slug,
    slug: exam.slug,
    name: exam.name,
    description: exam.description,
    price_cents: Number(exam.price.replace('.', '')),
    pass_mark: exam.passMark,
    minutes: exam.minutes,
    scored_questions: exam.scoredQuestions,
    unscored_questions: exam.unscoredQuestions,
    question_count: exam.questions.length,
    details: JSON.stringify(detailsOf(exam)),
    position: exam.position,
    content_hash: contentHash,
    retired_at: null,
  };
}

/** What the exam's page says besides its questions. */
function detailsOf({ sections, questions, changes = [] }: ExamFile): ExamDetails {
  const covered = sections.map(({ id: sectionId, name, weight, objectives = [] }) => ({
    id: sectionId,
    name,
    weight,
    objectives: objectives.map(({ id, name: objective }) => ({
      id,
      name: objective,
      questionCount: questions.filter((question) => question.objective === id).length,
    })),
  }));
  return { covered, changes };
}

/** A text as learners read it. */
const printed = (text: string) => typesetWithCode(text.trim());

/** The rows of an exam's questions, in its order. An answer's id is the letter of its position: a, b, c … */
function questionRows(exam: ExamFile): QuestionRow[] {
  const sectionNames = new Map(exam.sections.map(({ id, name }) => [id, name]));
  return exam.questions.map(({ id, section, difficulty, task: _task, ...question }, position) => {
    const body: QuestionBody = {
      ...question,
      text: printed(question.text),
      answers: question.answers.map(({ text, correct, explanation }, index) => ({
        id: answerLetter(index).toLowerCase(),
        text: printed(text),
        isCorrect: correct === true,
        explanation: printed(explanation),
      })),
      ...(question.rule !== undefined && { rule: printed(question.rule) }),
      ...(question.trap !== undefined && { trap: printed(question.trap) }),
      ...(question.setup !== undefined && { setup: joinPath(question.setup) }),
      set: question.set ?? 1,
      version: question.version ?? 1,
    };
    return {
      exam_id: exam.slug,
      position,
      id,
      section: sectionNames.get(section) ?? section,
      difficulty,
      body: JSON.stringify(body),
    };
  });
}
