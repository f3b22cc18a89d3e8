import { join } from 'node:path';
import type { ExamFile } from '../../server/content/examFile.ts';
import { examFiles } from '../../server/content/examFiles.ts';
import { type Finding, formatProblem, type Problem } from '../../server/content/problems.ts';
import { readCatalogue, type ReadExam } from '../../server/content/readCatalogue.ts';
import { readExam } from '../../server/content/readExam.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { site } from '../build/site.ts';

/** The folder of the site's exams. */
export const examsFolder = join(site.root, 'content/exams');

/** The file of an exam. Rejects with a `KnownFailure` that names the exams of the folder. */
async function fileOf(slug: string, folder: string) {
  const files = await examFiles(folder);
  const found = files.find((file) => file.slug === slug);
  if (found) return found;
  throw new KnownFailure(`There is no exam "${slug}", but ${files.map((file) => file.slug).join(', ')}.`);
}

/** An exam that passes all checks, and the way from its parts to their lines. Rejects with its problems. */
export async function findExam(
  slug: string,
  folder: string = examsFolder,
): Promise<{ readonly exam: ExamFile; readonly locate: (finding: Finding) => Problem }> {
  const { text, file, shownAs } = await fileOf(slug, folder);
  const { exam, problems, locate } = readExam(text, file, shownAs);
  if (!exam) throw new KnownFailure(problems.map(formatProblem).join('\n'));
  return { exam, locate };
}

/** Every exam of a folder. Rejects with their problems. */
export async function allExams(folder: string = examsFolder): Promise<ReadExam[]> {
  const { exams, problems } = readCatalogue(await examFiles(folder));
  if (problems.length > 0) throw new KnownFailure(problems.map(formatProblem).join('\n'));
  return exams;
}
