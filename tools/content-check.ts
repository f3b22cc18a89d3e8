/** Checks every content file: `node tools/content-check.ts`, or the exams of one folder: `… FOLDER`. */
import { fileURLToPath } from 'node:url';
import { examFiles, readCatalogue } from '../server/content/readCatalogue.ts';
import { formatProblem, type Problem } from '../server/content/problems.ts';
import { checkExams } from './content/checks/checkExams.ts';
import { readGlossary } from './content/checks/glossary.ts';
import { guesserTable } from './content/checks/guessers.ts';
import { readVersions } from './content/checks/versions.ts';
import { readHabits } from './content/checks/voice.ts';
import { checkArticles } from './articles/checkArticles.ts';
import { command } from './command.ts';
import { counted } from '../domain/numberWord.ts';

const contentDir = (name: string): string => fileURLToPath(new URL(`../content/${name}`, import.meta.url));
const folder = process.argv[2];
const examsDir = folder ?? contentDir('exams');

await command(async () => {
  const files = await examFiles(examsDir);
  const { exams, problems } = readCatalogue(files);
  const questions = exams.reduce((sum, { exam }) => sum + exam.questions.length, 0);
  for (const line of guesserTable(exams.map(({ exam }) => exam))) console.log(line);
  const glossary = readGlossary(contentDir('glossary.yaml'));
  const habitsOf = readHabits(contentDir('voice.yaml'));
  const found = [...problems, ...checkExams(exams, readVersions(examsDir), glossary, habitsOf)];
  report(`${counted(exams.length, 'exam')}, ${counted(questions, 'question')}`, found);
  if (folder === undefined) {
    const check = await checkArticles(contentDir('articles'), new Set(files.map(({ slug }) => slug)), habitsOf);
    report(`${counted(check.articles, 'article')}, ${counted(check.words, 'word')}`, check.problems);
  }
});

function report(what: string, problems: readonly Problem[]): void {
  const inOrder = problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  for (const problem of inOrder) console.log(formatProblem(problem));
  console.log(`${what}: ${problems.length === 0 ? 'no problems' : counted(problems.length, 'problem')}`);
  if (problems.length > 0) process.exitCode = 1;
}
