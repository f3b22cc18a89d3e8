import { join } from 'node:path';
import { allExams, type ReadExam } from '../../server/content/readCatalogue.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { site } from '../build/site.ts';

export const examsFolder = join(site.root, 'content/exams');

/** An exam, and the way from its parts to their lines. Rejects where any exam has a problem. */
export async function findExam(slug: string): Promise<ReadExam> {
  const exams = await allExams(examsFolder);
  const found = exams.find(({ exam }) => exam.slug === slug);
  if (!found)
    throw new KnownFailure(`There is no exam "${slug}", but ${exams.map(({ exam }) => exam.slug).join(', ')}.`);
  return found;
}
