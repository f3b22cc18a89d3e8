import type { ExamFile } from '../../server/content/examFile.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { difficultyOf, type ImportedItem, importFormats, importQuestions, sectionId } from '../examFiles/index.ts';
import { counted } from '../words.ts';
import { openExam } from './exams.ts';
import { readArgs, type Subcommand, UsageError } from './subcommand.ts';
import { writeWhole } from './writeWhole.ts';

/** Adds the questions of a file in another format to an exam: docs/exchange.md says what becomes of what. */
export const importFile: Subcommand = {
  usage: `FILE --exam EXAM [--format ${importFormats.join('|')}] [--section SECTION] [--difficulty easy|medium|hard] [--dry-run] [--folder FOLDER]`,
  summary: 'Adds the questions of a file to an exam: GIFT, Aiken, CSV, Markdown check lists, or QTI 2 and 3.',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      exam: { type: 'string' },
      format: { type: 'string' },
      section: { type: 'string' },
      difficulty: { type: 'string' },
      'dry-run': { type: 'boolean' },
      folder: { type: 'string' },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('It takes one file.');
    if (values.exam === undefined) throw new UsageError('It takes the exam that the questions are for.');
    if (values.format !== undefined && !importFormats.includes(values.format)) {
      throw new UsageError(`There is no format "${values.format}", but ${importFormats.join(', ')}.`);
    }
    const { path, ...into } = await openExam(values.exam, values.folder);
    const defaults = defaultsOf(into.exam, values.section, values.difficulty);
    const source = { path: file, format: values.format };
    const { items, remarks, output } = await importQuestions(source, into, defaults);

    const isDry = values['dry-run'] === true;
    if (output && isDry) console.log(output.added);
    else if (output) await writeWhole(path, output.text);
    const lines = report(file, items, remarks, `${isDry ? 'would be ' : ''}imported into ${into.shownAs}`);
    // On the standard output of a dry run are the questions alone.
    for (const line of lines) (isDry ? console.error : console.log)(line);
    if (!output) process.exitCode = 1;
  },
};

function defaultsOf(exam: ExamFile, section: string | undefined, word = 'medium') {
  const difficulty = difficultyOf(word);
  if (difficulty === undefined) throw new UsageError(`There is no difficulty "${word}", but easy, medium and hard.`);
  const id = section === undefined ? undefined : sectionId(exam.sections, section);
  if (section !== undefined && id === undefined) {
    const ids = exam.sections.map((one) => one.id).join(', ');
    throw new KnownFailure(`There is no section "${section}" in ${exam.slug}, but ${ids}.`);
  }
  return { section: id, difficulty };
}

/** What an import did, in lines: what differs from the file, item by item with its place, then the sums. */
export function report(
  file: string,
  items: readonly ImportedItem[],
  remarks: readonly string[],
  done: string,
): string[] {
  const questions = items.flatMap((item) => ('question' in item ? [item.question] : []));
  const left = items.length - questions.length;
  const answers = questions.flatMap((question) => question.answers);
  const missing = [
    counted(answers.filter(({ explanation }) => explanation === '').length, 'explanation'),
    counted(questions.filter(({ references }) => references.length === 0).length, 'reference'),
  ].filter((count) => !count.startsWith('0 '));
  const lines = [
    ...remarks,
    ...items.flatMap((item) => lineOf(file, item)),
    `${counted(questions.length, 'question')} ${done}${left > 0 ? `, ${left} left out` : ''}.`,
    ...(missing.length > 0
      ? [
          `${missing.join(' and ')} still to be written: npm run content:check names the places, and until then these questions are drafts, which the site leaves out.`,
        ]
      : []),
  ];
  return lines.map(printable);
}

/** A line that is safe to print: no text of a file may move the cursor or fill the screen. */
const printable = (line: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are removed
  (line.length > 1000 ? `${line.slice(0, 1000)} …` : line).replaceAll(/[\0-\x1F\x7F-\x9F\u2028\u2029]+/g, ' ');

function lineOf(file: string, item: ImportedItem): string[] {
  if ('reason' in item) return [`${file}${item.place} left out: ${item.reason}`];
  return item.notes.length > 0 ? [`${file}${item.place} ${item.question.id}: ${item.notes.join('; ')}`] : [];
}
