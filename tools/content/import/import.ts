import type { ExamFile } from '../../../server/content/examFile.ts';
import { KnownFailure } from '../../../server/knownFailure.ts';
import { difficultyOf } from '../formats/difficulties.ts';
import { readers } from '../formats/formats.ts';
import { sectionId } from '../formats/sections.ts';
import { openExam } from '../openExam.ts';
import { readArgs, type Subcommand, UsageError } from '../subcommand.ts';
import { writeWhole } from '../writeWhole.ts';
import { appendQuestions } from './appendQuestions.ts';
import { readFile } from './readFile.ts';
import { report } from './report.ts';
import { type Defaults, settle } from './settle.ts';

const formats = Object.keys(readers);

/** Adds the questions of a file in another format to an exam: docs/exchange.md says what becomes of what. */
export const importQuestions: Subcommand = {
  usage: `FILE --exam EXAM [--format ${formats.join('|')}] [--section SECTION] [--difficulty easy|medium|hard] [--dry-run] [--folder FOLDER]`,
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
    if (values.format !== undefined && !formats.includes(values.format)) {
      throw new UsageError(`There is no format "${values.format}", but ${formats.join(', ')}.`);
    }
    const { exam, path, shownAs, text } = await openExam(values.exam, values.folder);
    const defaults = defaultsOf(exam, values.section, values.difficulty);
    const { items, remarks } = await readFile({ path: file, format: values.format, sections: exam.sections });
    const settled = settle(items, exam, defaults);
    const questions = settled.flatMap((item) => ('question' in item ? [item.question] : []));

    const isDry = values['dry-run'] === true;
    if (questions.length > 0) {
      const { text: whole, added } = appendQuestions(text, exam, questions, shownAs);
      if (isDry) console.log(added);
      else await writeWhole(path, whole);
    }
    const lines = report(file, settled, remarks, `${isDry ? 'would be ' : ''}imported into ${shownAs}`);
    // What a dry run prints is the questions; what is to be said about them goes beside.
    for (const line of lines) (isDry ? console.error : console.log)(line);
    if (questions.length === 0) process.exitCode = 1;
  },
};

function defaultsOf(exam: ExamFile, section: string | undefined, word = 'medium'): Defaults {
  const difficulty = difficultyOf(word);
  if (difficulty === undefined) throw new UsageError(`There is no difficulty "${word}", but easy, medium and hard.`);
  const id = section === undefined ? undefined : sectionId(exam.sections, section);
  if (section !== undefined && id === undefined) {
    const ids = exam.sections.map((one) => one.id).join(', ');
    throw new KnownFailure(`There is no section "${section}" in ${exam.slug}, but ${ids}.`);
  }
  return { section: id, difficulty };
}
