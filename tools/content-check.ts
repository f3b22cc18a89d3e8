/** Checks every content file: `node tools/content-check.ts [FOLDER]`. */
import { fileURLToPath } from 'node:url';
import { examFiles } from '../server/content/examFiles.ts';
import { formatProblem } from '../server/content/problems.ts';
import { readCatalogue } from '../server/content/readCatalogue.ts';
import { KnownFailure } from '../server/knownFailure.ts';

const dir = process.argv[2] ?? fileURLToPath(new URL('../content/exams', import.meta.url));

try {
  const { exams, problems } = readCatalogue(await examFiles(dir));
  for (const problem of problems) console.log(formatProblem(problem));
  const questions = exams.reduce((sum, { exam }) => sum + exam.questions.length, 0);
  const found = problems.length === 0 ? 'no problems' : counted(problems.length, 'problem');
  console.log(`${counted(exams.length, 'exam')}, ${counted(questions, 'question')}: ${found}`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof KnownFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
