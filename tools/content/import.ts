import type { ExamFile } from '../../server/content/examFile.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { difficultyOf, importFormats, importQuestions, sectionId } from '../../packages/exam-exchange/index.ts';
import { openExam } from './exams.ts';
import { report } from './report.ts';
import { readArgs, type Subcommand, UsageError } from './subcommand.ts';
import { writeWhole } from './writeWhole.ts';

/** Adds the questions of a file in another format to an exam: packages/exam-exchange/README.md says what becomes of what. */
export const importFile: Subcommand = {
  usage: `FILE --exam EXAM [--format ${importFormats.join('|')}] [--section SECTION] [--difficulty easy|medium|hard] [--numbers-from 0|1] [--dry-run] [--folder FOLDER]`,
  summary: 'Adds the questions of a file to an exam: GIFT, Moodle XML, Aiken, CSV, Markdown check lists, or QTI.',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      exam: { type: 'string' },
      format: { type: 'string' },
      section: { type: 'string' },
      difficulty: { type: 'string' },
      'numbers-from': { type: 'string' },
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
    const source = { path: file, format: values.format, numbersFrom: numbersFromOf(values['numbers-from']) };
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

function numbersFromOf(word: string | undefined): 0 | 1 | undefined {
  if (word === undefined) return undefined;
  if (word === '0') return 0;
  if (word === '1') return 1;
  throw new UsageError(`Numbers of answers count from 0 or from 1, not from "${word}".`);
}

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
