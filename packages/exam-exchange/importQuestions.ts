import { appendQuestions } from './appendQuestions.ts';
import { type CompleteQuestion, completeQuestions, type Defaults } from './completeQuestions.ts';
import type { LeftOut } from './draft.ts';
import { readers } from './formats.ts';
import type { ExamFile } from './host.ts';
import { type FileRequest, readFile } from './readFile.ts';

/** The names of the formats that questions are imported from. */
export const importFormats: readonly string[] = Object.keys(readers);

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
  source: Omit<FileRequest, 'sections'>,
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
