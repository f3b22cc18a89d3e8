import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { allExams, VERSIONS_FILE } from '../../server/content/readCatalogue.ts';
import { formatProblem } from '../../server/content/problems.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { compareVersions, readVersions, type Versions, versionsText } from './checks/versions.ts';
import { counted } from '../../domain/numberWord.ts';
import { examsFolder } from './exams.ts';

/** Notes the versions of a folder's questions; its words are those of `npm run content`. */
export async function versions(...words: readonly string[]): Promise<void> {
  const folder = words.find((word) => !word.startsWith('--')) ?? examsFolder;
  const isRetiring = words.includes('--retire');
  const exams = await allExams(folder);
  const before = readVersions(folder);
  const compared = exams.map(({ exam, locate }) => ({
    slug: exam.slug,
    locate,
    ...compareVersions(exam, before[exam.slug]),
  }));

  const gone = compared.flatMap((one) => (isRetiring ? [] : one.gone));
  const problems = compared.flatMap(({ findings, locate }) => findings.map((one) => formatProblem(locate(one))));
  const lines = gone.length > 0 ? [`Gone, which --retire notes: ${gone.join(', ')}`] : [];
  if (problems.length + lines.length > 0) throw new KnownFailure([...problems, ...lines].join('\n'));

  const after: Versions = { ...before };
  for (const { slug, next, gone: retired } of compared) {
    after[slug] = Object.fromEntries(
      Object.entries(next).map(([id, one]) => [id, retired.includes(id) ? { ...one, retired: true } : one]),
    );
  }
  const path = join(folder, VERSIONS_FILE);
  await writeFile(path, versionsText(after));
  const newer = compared.reduce((sum, one) => sum + one.newer, 0);
  const retired = compared.reduce((sum, one) => sum + one.gone.length, 0);
  console.log(`${relative(process.cwd(), path)}: ${counted(newer, 'new version')}, ${retired} retired.`);
}
