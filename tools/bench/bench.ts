/**
 * Measures the built site as on a slow phone, beside floors in the same run: a page of HTML alone, and React alone.
 *
 *   npm run bench [-- pages|picks|lighthouse] [--against DIR] [--runs N]
 *
 * `--against` adds another built checkout. Each round measures everything once, so that a busy machine slows all of it.
 * Milliseconds differ from machine to machine: compare ratios, and only within one run.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { KnownFailure } from '../../server/knownFailure.ts';
import { site } from '../build/site.ts';
import { command } from '../command.ts';
import { quantile, shown, textTable } from './figures.ts';
import { lighthouseReport } from './lighthouse.ts';
import { load, pages } from './pages.ts';
import { conditions } from './phone.ts';
import { answerQuiz, type Mode } from './picks.ts';
import { paths } from '../../domain/paths.ts';
import { serveCheckout, type Served, serveFloors } from './sites.ts';

/**
 * Questions of the quizzes that are answered, and the modes in which they are, in this order. No exam is longer than 60.
 * The order reads the same from its end, with exam and practice twice: a machine that grows slower slows both alike.
 */
const quizzes: readonly [size: number, modes: readonly Mode[]][] = [
  [60, ['end', 'exam', 'immediate', 'exam', 'end']],
  [5000, ['end', 'immediate']],
];

/** How long a pick in an exam may take until it is painted, against one in a practice with answers at the end. */
const EXAM_PICK_LIMIT = 1.05;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const [part = 'all', ...more] = positionals;
  const runs = Number(values.runs);
  const isKnown = ['all', 'pages', 'picks', 'lighthouse'].includes(part) && more.length === 0;
  if (!isKnown || !Number.isInteger(runs) || runs < 1) {
    throw new KnownFailure('Usage: npm run bench [-- pages|picks|lighthouse] [--against DIR] [--runs N]');
  }

  await using served = new AsyncDisposableStack();
  const serve = async (start: Promise<Served>) => served.adopt(await start, (one) => one.close()).origin;
  const sites: Record<string, string> = { this: await serve(serveCheckout(site.root)) };
  if (values.against !== undefined) sites['other'] = await serve(serveCheckout(resolve(values.against)));
  if (part === 'lighthouse') return console.log(await lighthouseReport(sites, runs));

  const floors = await serve(serveFloors());
  const rows = new Map<string, Row>();
  for (let run = 1; run <= runs; run += 1) {
    console.error(`run ${run} of ${runs}`);
    if (part !== 'picks') await measurePages(rows, sites, floors);
    if (part !== 'pages') await measurePicks(rows, sites, floors);
  }
  console.log(`${conditions}; ${runs} runs, Node ${process.version}. Times in milliseconds.\n`);
  console.log(report(rows));
  if (part !== 'pages') checkExamPicks(rows);
});

/** A row of the report: all values by site or floor, and which of them is shown, as a share from 0 to 1. */
interface Row {
  readonly values: Record<string, number[]>;
  readonly share: number;
}

/** Says how a pick in an exam compares with one in a practice of the same questions, and fails where it takes longer. */
function checkExamPicks(rows: ReadonlyMap<string, Row>): void {
  const picks = (mode: Mode) => rows.get(rowName('pick', mode, 60, 0.5))?.values['this'] ?? [];
  const [exam, practice] = [picks('exam'), picks('end')];
  const [examTime, practiceTime] = [quantile(exam, 0.5), quantile(practice, 0.5)];
  const ratio = examTime / practiceTime;
  const counts = `p50 of ${exam.length} and ${practice.length} picks`;
  console.log(
    `\nA pick takes ${shown(examTime, 1)} ms in an exam, ${shown(practiceTime, 1)} ms in a practice (${counts}):`,
  );
  console.log(`${shown(ratio, 3)} ×, of at most ${EXAM_PICK_LIMIT}.`);
  if (!(ratio <= EXAM_PICK_LIMIT)) process.exitCode = 1;
}

/** The row of an action in a quiz of so many questions. */
function rowName(action: string, mode: Mode, size: number, share: number): string {
  return `${action}, ${mode}, ${size} questions, p${share * 100}`;
}

function add(rows: Map<string, Row>, name: string, column: string, values: readonly number[], share = 0.5): void {
  const row = rows.get(name) ?? { values: {}, share };
  rows.set(name, row);
  row.values[column] = [...(row.values[column] ?? []), ...values];
}

async function measurePages(rows: Map<string, Row>, sites: Record<string, string>, floors: string): Promise<void> {
  const addLoad = async (column: string, url: string, names: readonly string[]) => {
    console.error(`  ${url}`);
    const figures = await load(url);
    // A floor stands beside every page.
    for (const name of names) {
      for (const [figure, value] of Object.entries(figures)) add(rows, `${name}, ${figure}`, column, [value]);
    }
  };
  await addLoad('static', `${floors}/static`, Object.keys(pages));
  await addLoad('React', `${floors}/react`, Object.keys(pages));
  for (const [name, path] of Object.entries(pages)) {
    for (const [column, origin] of Object.entries(sites)) await addLoad(column, origin + path, [name]);
  }
}

async function measurePicks(rows: Map<string, Row>, sites: Record<string, string>, floors: string): Promise<void> {
  for (const [size, modes] of quizzes) {
    const addTimes = async (column: string, url: string, names: readonly Mode[], mode?: Mode) => {
      console.error(`  ${column}, ${mode ?? 'floor'}, ${size} questions`);
      const times = Object.entries(await answerQuiz(url, size, mode));
      for (const name of names) {
        for (const [action, values] of times) {
          for (const share of action === 'blocked' ? [0.5] : [0.5, 0.98]) {
            add(rows, rowName(action, name, size, share), column, values, share);
          }
        }
      }
    };
    await addTimes('React', `${floors}/react`, [...new Set(modes)]);
    for (const mode of modes) {
      const path = paths.quiz.href('administrator', { mode: mode === 'exam' ? mode : '' });
      for (const [column, origin] of Object.entries(sites)) await addTimes(column, origin + path, [mode], mode);
    }
  }
}

/** Every row with its values, and with the ratios of this site to the floors and to the other site. */
function report(rows: ReadonlyMap<string, Row>): string {
  const columns = ['static', 'React', 'this', 'other'].filter((column) =>
    rows.values().some(({ values }) => column in values),
  );
  const others = columns.filter((column) => column !== 'this');
  return textTable([
    ['', ...columns, ...others.map((column) => `this/${column}`)],
    ...[...rows].map(([name, { values, share }]) => {
      const value = (column: string) => quantile(values[column] ?? [], share);
      const decimals = name.endsWith('CLS') ? 3 : name.startsWith('pick') || name.startsWith('next') ? 1 : 0;
      const ratios = others.map((column) => shown(value('this') / value(column), 2));
      return [name, ...columns.map((column) => shown(value(column), decimals)), ...ratios];
    }),
  ]);
}
