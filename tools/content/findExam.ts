import { join } from 'node:path';
import { examFiles } from '../../server/content/examFiles.ts';
import { formatProblem, type Finding, type Problem } from '../../server/content/problems.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import { readExam } from '../../server/content/readExam.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { site } from '../build/site.ts';

/** An exam and the way from its parts to their lines. */
export interface FoundExam {
  readonly exam: ExamFile;
  readonly locate: (finding: Finding) => Problem;
}

/** Where the exams are. */
export const examsFolder = join(site.root, 'content/exams');

/** The exam under a slug. Rejects with a `KnownFailure` that names those there are, or what is wrong in its file. */
export async function findExam(slug: string, folder: string = examsFolder): Promise<FoundExam> {
  const files = await examFiles(folder);
  const found = files.find((file) => file.slug === slug);
  if (!found) {
    throw new KnownFailure(`There is no exam "${slug}", but ${files.map((file) => file.slug).join(', ')}.`);
  }
  const { exam, problems, locate } = readExam(found.text, found.file, found.shownAs);
  if (!exam) throw new KnownFailure(problems.map(formatProblem).join('\n'));
  return { exam, locate };
}
