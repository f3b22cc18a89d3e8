import { join } from 'node:path';
import type { ExamFile } from '../../server/content/examFile.ts';
import { examFiles } from '../../server/content/examFiles.ts';
import { ContentError, type Finding, type Problem } from '../../server/content/problems.ts';
import { readExam } from '../../server/content/readExam.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { site } from '../build/site.ts';

export const examsFolder = join(site.root, 'content/exams');

/** An exam that passes all checks, and the way from its parts to their lines. Rejects with its problems. */
export async function findExam(
  slug: string,
): Promise<{ readonly exam: ExamFile; readonly locate: (finding: Finding) => Problem }> {
  const files = await examFiles(examsFolder);
  const found = files.find((file) => file.slug === slug);
  if (!found) throw new KnownFailure(`There is no exam "${slug}", but ${files.map((file) => file.slug).join(', ')}.`);
  const { exam, problems, locate } = readExam(found.text, found.file, found.shownAs);
  if (!exam) throw new ContentError(problems);
  return { exam, locate };
}
