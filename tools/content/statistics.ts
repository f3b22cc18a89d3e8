import { existsSync } from 'node:fs';
import Papa from 'papaparse';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/connection.ts';
import type { Database } from '../../server/db/schema.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { shown, textTable } from '../figures.ts';
import { examStatistics } from '../statistics/examStatistics.ts';
import type { QuestionStatistics } from '../statistics/questionStatistics.ts';
import { withDatabase } from '../withDatabase.ts';
import { counted } from '../words.ts';
import { readArgs, type Subcommand, UsageError } from './subcommand.ts';
import { writeWhole } from './writeWhole.ts';

/** Prints what learners' first answers say of each question of an exam. */
export const statistics: Subcommand = {
  usage: 'EXAM [--db FILE|postgres://…] [--out PATH]',
  summary:
    'Prints what first answers say of each question, and what to look at; --out also writes PATH.csv and PATH.json.',
  async run(args) {
    const { values, positionals } = readArgs(args, { db: { type: 'string' }, out: { type: 'string' } });
    const [exam, ...more] = positionals;
    if (exam === undefined || more.length > 0) throw new UsageError('It takes one exam.');
    await withDatabaseAt(values.db, async (db) => {
      const questions = await examStatistics(db, exam);
      console.log(tableOf(questions));
      console.log(marksIn(questions).join('\n'));
      if (values.out === undefined) return;
      await writeWhole(`${values.out}.csv`, csvOf(questions));
      await writeWhole(`${values.out}.json`, `${JSON.stringify(questions.map(rounded), undefined, 2)}\n`);
    });
  },
};

/** Works with the database at an address or in a file; without one, with that of the configuration. */
async function withDatabaseAt(place: string | undefined, work: (db: Database) => Promise<void>): Promise<void> {
  if (place === undefined) return withDatabase(readConfig(process.env), work);
  const isAddress = /^postgres(ql)?:\/\//.test(place);
  if (!isAddress && !existsSync(place)) throw new KnownFailure(`There is no ${place}.`);
  const db = isAddress ? await openDatabase({ dataDir: '', databaseUrl: place }) : openSqlite(place);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

const percent = (share: number) => `${Math.round(share * 100)}`;

/** The key has a star. */
const optionIn = ({ id, isCorrect, share }: QuestionStatistics['options'][number]) =>
  `${id.toUpperCase()}${isCorrect ? '*' : ''} ${percent(share)}`;

function tableOf(questions: readonly QuestionStatistics[]): string {
  return textTable([
    ['question', 'n', 'right %', 'discrimination', 'seconds', 'picked by %', ''],
    ...questions.map(({ id, n, shareRight, discrimination, medianSeconds, options, marks }) => [
      id,
      String(n),
      n === 0 ? '-' : percent(shareRight),
      n === 0 ? '-' : discrimination.toFixed(2),
      shown(medianSeconds, 0),
      n === 0 ? '-' : options.map(optionIn).join('  '),
      marks.map(({ kind }) => kind).join(' '),
    ]),
  ]);
}

/** What to look at, one line each, and the sum. */
function marksIn(questions: readonly QuestionStatistics[]): string[] {
  const lines = questions.flatMap(({ id, marks }) => marks.map(({ kind, why }) => `${id} ${kind}: ${why}`));
  const answered = questions.filter(({ n }) => n > 0).length;
  return ['', ...lines, `${counted(questions.length, 'question')}, ${answered} answered, ${lines.length} to look at.`];
}

const toThousandths = (value: number) => Math.round(value * 1000) / 1000;

function rounded({ shareRight, discrimination, options, ...rest }: QuestionStatistics) {
  return {
    ...rest,
    shareRight: toThousandths(shareRight),
    discrimination: toThousandths(discrimination),
    options: options.map((option) => ({
      ...option,
      share: toThousandths(option.share),
      discrimination: toThousandths(option.discrimination),
    })),
  };
}

/** A row for each question, with two columns for each letter. */
function csvOf(questions: readonly QuestionStatistics[]): string {
  const letters = [...new Set(questions.flatMap(({ options }) => options.map(({ id }) => id)))].toSorted();
  const rows = questions.map(rounded).map(({ options, marks, medianSeconds, ...question }) => ({
    id: question.id,
    version: question.version,
    key: options.flatMap(({ id, isCorrect }) => (isCorrect ? id.toUpperCase() : [])).join(''),
    n: question.n,
    shareRight: question.shareRight,
    discrimination: question.discrimination,
    medianSeconds: medianSeconds ?? '',
    ...Object.fromEntries(
      letters.flatMap((letter) => {
        const option = options.find(({ id }) => id === letter);
        const name = letter.toUpperCase();
        return [
          [name, option?.share ?? ''],
          [`${name} discrimination`, option?.discrimination ?? ''],
        ];
      }),
    ),
    marks: marks.map(({ kind }) => kind).join(' '),
    why: marks.map(({ why }) => why).join('; '),
  }));
  return `${Papa.unparse(rows, { newline: '\n' })}\n`;
}
