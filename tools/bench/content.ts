/**
 * Measures how a server starts and responds with a large bank of exams, beside one with the site's own exams:
 *
 *   npm run bench:content [-- --runs 3] [--exams 200] [--questions 500]
 *
 * Both take turns, so that a busy machine slows both. Compare ratios, and only within one run. Fails where a start takes
 * longer than twice the site's own plus a second per 25,000 questions.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register, session } from '../../contract/account.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import { examFiles } from '../../server/content/examFiles.ts';
import { readCatalogue } from '../../server/content/readCatalogue.ts';
import { site } from '../build/site.ts';
import { median, quantile, textTable } from './figures.ts';
import { item, sentence } from './quiz.ts';
import { startServer } from './sites.ts';

/** Each call is made this often on each server. */
const CALLS = 300;

/** Questions for which a start may take one more second. */
const QUESTIONS_PER_SECOND = 25_000;

const SECTIONS = ['setup', 'objects', 'sales', 'data', 'automation'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    exams: { type: 'string', default: '200' },
    questions: { type: 'string', default: '500' },
  },
});
const [runs, exams, questions] = [Number(values.runs), Number(values.exams), Number(values.questions)];
if (![runs, exams, questions].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error('--runs, --exams and --questions take whole numbers from 1 on.');
}

const temp = mkdtempSync(join(tmpdir(), 'certcrest-bench-'));
try {
  const ours = join(site.root, 'content/exams');
  const bank = join(temp, 'bank');
  mkdirSync(bank);
  console.error(`writing ${exams} exams of ${questions} questions`);
  for (let at = 0; at < exams; at += 1) {
    // JSON is YAML as well, and quick to write.
    writeFileSync(join(bank, `exam-${at + 1}.json`), JSON.stringify(examAt(at), undefined, 2));
  }
  const own = readCatalogue(await examFiles(ours)).exams;
  const ownQuestions = own.reduce((sum, { exam }) => sum + exam.questions.length, 0);
  const start = (contentDir: string, dataDir: string) =>
    startServer(site.root, ['tests/harness/main.ts', contentDir, '/nowhere'], {
      DATA_DIR: join(temp, dataDir),
      NODE_COMPILE_CACHE: join(temp, 'cache'),
    });
  const timeStart = async (contentDir: string, dataDir: string) => {
    const begin = performance.now();
    const server = await start(contentDir, dataDir);
    const seconds = (performance.now() - begin) / 1000;
    await server.close();
    return seconds;
  };

  // The first start fills Node's compile cache, which the others use.
  await timeStart(ours, 'warm');
  const starts = { ours: { first: [], again: [] }, bank: { first: [], again: [] } } as Record<
    'ours' | 'bank',
    Record<'first' | 'again', number[]>
  >;
  for (let run = 1; run <= runs; run += 1) {
    console.error(`starts, run ${run} of ${runs}`);
    for (const kind of ['first', 'again'] as const) {
      starts.ours[kind].push(await timeStart(ours, `ours-${run}`));
      starts.bank[kind].push(await timeStart(bank, `bank-${run}`));
    }
  }
  reportStarts();

  console.error('calls');
  const few = await start(ours, `ours-${runs}`);
  const many = await start(bank, `bank-${runs}`);
  try {
    await measureCalls(few.origin, many.origin);
  } finally {
    await Promise.all([few.close(), many.close()]);
  }

  function reportStarts(): void {
    const medians = (of: 'ours' | 'bank') => [median(starts[of].first), median(starts[of].again)];
    const bounds = medians('ours').map((seconds) => 2 * seconds + (exams * questions) / QUESTIONS_PER_SECOND);
    const shares = medians('bank').map((seconds, at) => seconds / (bounds[at] ?? Number.NaN));
    const row = (name: string, seconds: readonly number[]) => [name, ...seconds.map((value) => value.toFixed(2))];
    console.log(`Starts: medians of ${runs} in seconds, Node ${process.version}.\n`);
    console.log(
      textTable([
        ['', 'first start', 'again'],
        row(`${own.length} exams, ${ownQuestions} questions`, medians('ours')),
        row(`${exams} exams, ${exams * questions} questions`, medians('bank')),
        row('limit', bounds),
        row('share of the limit', shares),
      ]),
    );
    if (shares.some((share) => share > 1)) process.exitCode = 1;
  }
} finally {
  rmSync(temp, { recursive: true });
}

async function measureCalls(few: string, many: string): Promise<void> {
  const [ours, bank] = [await callsTo(few, 'administrator'), await callsTo(many, 'exam-1')];
  const times = ours.map(({ name }) => ({ name, ours: [] as number[], bank: [] as number[] }));
  for (let turn = -20; turn < CALLS; turn += 1) {
    for (const [at, row] of times.entries()) {
      const took = [await ours[at]?.time(), await bank[at]?.time()];
      // The first turns only warm both servers up.
      if (turn < 0) continue;
      row.ours.push(took[0] ?? Number.NaN);
      row.bank.push(took[1] ?? Number.NaN);
    }
  }
  console.log(`\nCalls: ${CALLS} of each, one after another, in milliseconds.\n`);
  const columns = ['p50', 'p95'].flatMap((share) => [`${share} ours`, `${share} bank`, 'ratio']);
  const rows = times.map((row) => [
    row.name,
    ...[0.5, 0.95].flatMap((share) => {
      const [one, other] = [quantile(row.ours, share), quantile(row.bank, share)];
      return [one.toFixed(1), other.toFixed(1), (other / one).toFixed(2)];
    }),
  ]);
  console.log(textTable([['call', ...columns], ...rows]));
}

/** The calls that read exams, by a visitor and by a new user; each returns how long it took in milliseconds. */
async function callsTo(origin: string, slug: string) {
  const list = `${origin}/api${retrieveAllExams.path}`;
  const quiz = `${origin}/api${fillPath(retrieveQuiz.path, { developerType: slug })}`;
  const registered = await fetch(`${origin}/api${register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.org', password: 'correct horse 1' }),
  });
  const user = { authorization: `Bearer ${session.parse(await registered.json()).accessToken}` };
  const time = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
    const begin = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
    return performance.now() - begin;
  };
  return [
    { name: 'list, visitor', time: () => time(list) },
    { name: 'list, user', time: () => time(list, user) },
    { name: 'quiz, visitor', time: () => time(quiz) },
    { name: 'quiz, user', time: () => time(quiz, user) },
  ];
}

/** An exam about as large per question as a real one, the same in every run. */
function examAt(position: number): ExamFile {
  return {
    slug: `exam-${position + 1}`,
    name: `Exam ${position + 1}`,
    description: `${sentence(position, 14)}.`,
    position,
    price: '29.00',
    passMark: 65,
    minutes: 105,
    scoredQuestions: 60,
    unscoredQuestions: 5,
    guide: { title: 'Exam Guide', url: 'https://help.salesforce.com/guide', verifiedOn: '2026-11-21' },
    sections: SECTIONS.map((id) => ({ id, name: sentence(id.length, 3), weight: 100 / SECTIONS.length })),
    questions: Array.from({ length: questions }, (_, at) => questionAt(position * questions + at, at)),
  };
}

function questionAt(seed: number, at: number): ExamFile['questions'][number] {
  return {
    id: `q-${at + 1}`,
    section: item(SECTIONS, at),
    difficulty: item(['easy', 'medium', 'hard'] as const, at),
    text: `${sentence(seed, 18)}. ${sentence(seed + 3, 18)}. ${sentence(seed + 5, 12)}?`,
    answers: [0, 1, 2, 3].map((letter) => ({
      text: `${sentence(seed * 4 + letter, 8)} ${letter}`,
      ...(letter === at % 4 && { correct: true }),
      explanation: `${sentence(seed * 4 + letter + 1, 16)}. ${sentence(seed * 4 + letter + 2, 14)}.`,
    })),
    references: [{ title: sentence(seed, 5), url: `https://help.salesforce.com/${at}` }],
  };
}
