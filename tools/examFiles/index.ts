/**
 * Import and export of exam files: the only file of this folder that others import. docs/exchange.md says what each
 * format holds.
 */
import type { ExamFile } from '../../server/content/examFile.ts';
import { appendQuestions } from './appendQuestions.ts';
import { type CompleteQuestion, completeQuestions, type Defaults } from './completeQuestions.ts';
import { exchangeExam, type LeftOut, type Writing } from './exchange.ts';
import { readers, writers } from './formats.ts';
import { readFile } from './readFile.ts';

export { difficultyOf, sectionId } from './exchange.ts';

/** Names of the formats that questions are imported from, and that exams are exported to. */
export const importFormats: readonly string[] = Object.keys(readers);
export const exportFormats: readonly string[] = Object.keys(writers);

/** A question of an imported file: as the exam gets it, or why the exam does not. */
export type ImportedItem = CompleteQuestion | LeftOut;

/** What an import gives; nothing is written yet. */
export interface Import {
  readonly items: readonly ImportedItem[];
  /** What concerns the file as a whole, each as a sentence. */
  readonly remarks: readonly string[];
  /** The exam's file with the new questions, and the added part alone; undefined where there are none. */
  readonly output?: { readonly text: string; readonly added: string };
}

/**
 * Reads the questions of a file for an exam. The format is one of `importFormats`, or found by the file itself. `text` is
 * the exam's own file and `shownAs` its name in problems. Rejects with a `KnownFailure` for a file that is refused.
 */
export async function importQuestions(
  source: { readonly path: string; readonly format: string | undefined },
  { exam, text, shownAs }: { readonly exam: ExamFile; readonly text: string; readonly shownAs: string },
  defaults: Defaults,
): Promise<Import> {
  const { items: found, remarks } = await readFile({ ...source, sections: exam.sections });
  const items = completeQuestions(found, exam, defaults);
  const questions = items.flatMap((item) => ('question' in item ? [item.question] : []));
  return questions.length === 0
    ? { items, remarks }
    : { items, remarks, output: appendQuestions(text, exam, questions, shownAs) };
}

/** An exam in another format. */
export interface Export extends Writing {
  /** What the format has no place for, besides the questions that it can't hold. */
  readonly loses?: string;
}

/** Writes an exam in one of `exportFormats`. */
export async function exportExam(exam: ExamFile, format: string): Promise<Export> {
  const writer = writers[format];
  if (!writer) throw new Error(`There is no format "${format}".`);
  const { write, ...rest } = writer;
  return { ...rest, ...(await write(exchangeExam(exam))) };
}
