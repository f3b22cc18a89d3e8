import { join } from 'node:path';
import { type ExamFile, examFile } from '../../server/content/examFile.ts';
import { examFiles } from '../../server/content/examFiles.ts';
import { formatProblem } from '../../server/content/problems.ts';
import { readYaml } from '../../server/content/readYaml.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { examsFolder } from './findExam.ts';

/** An exam and the file that it stands in. */
export interface OpenExam {
  readonly exam: ExamFile;
  readonly path: string;
  /** What problems call the file. */
  readonly shownAs: string;
  readonly text: string;
}

/**
 * The exam under a slug, also one that is not finished: its questions may lack what the content check asks for. Rejects
 * with a `KnownFailure` that names the exams there are, or what is wrong in the file.
 */
export async function openExam(slug: string, folder: string = examsFolder): Promise<OpenExam> {
  const files = await examFiles(folder);
  const found = files.find((file) => file.slug === slug);
  if (!found) {
    throw new KnownFailure(`There is no exam "${slug}", but ${files.map((file) => file.slug).join(', ')}.`);
  }
  const { value: exam, problems } = readYaml(found.text, examFile, found.shownAs);
  if (!exam) throw new KnownFailure(problems.map(formatProblem).join('\n'));
  return { exam, path: join(folder, found.file), shownAs: found.shownAs, text: found.text };
}
