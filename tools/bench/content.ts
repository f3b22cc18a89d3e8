/**
 * Measures how a server starts and answers with a large bank of exams, beside one with the site's own:
 * `npm run bench:content [-- --runs 3] [--exams 200] [--questions 500]`. Rounds take turns, so that a machine that grows
 * busier does so for both. Milliseconds differ from machine to machine: compare only ratios, and only within one run.
 * Fails where a start takes longer than twice the site's own plus a second per 25,000 questions.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { examFiles } from '../../server/content/examFiles.ts';
import { readCatalogue } from '../../server/content/readCatalogue.ts';
import { site } from '../build/site.ts';
import { writeBank } from './content/bank.ts';
import { timedCalls } from './content/calls.ts';
import { callReport, startReport } from './content/report.ts';
import { type BenchServer, startOver } from './content/serve.ts';

/** Each call is made this often on each server. */
const CALLS = 300;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    exams: { type: 'string', default: '200' },
    questions: { type: 'string', default: '500' },
  },
});
const [runs, exams, questions] = [values.runs, values.exams, values.questions].map(Number) as [number, number, number];
if (![runs, exams, questions].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error('--runs, --exams and --questions take whole numbers from 1 on.');
}

const ours = join(site.root, 'content/exams');
const temp = mkdtempSync(join(tmpdir(), 'certcrest-bench-'));
const bank = join(temp, 'bank');
const servers: BenchServer[] = [];
try {
  console.error(`writing ${exams} exams of ${questions} questions`);
  writeBank(bank, exams, questions);
  const start = (contentDir: string, data: string) => startOver(contentDir, join(temp, data), join(temp, 'cache'));
  const timeStart = async (contentDir: string, data: string) => {
    const server = await start(contentDir, data);
    await server.end();
    return server.startedIn;
  };

  // What Node compiles it keeps for all others.
  await timeStart(ours, 'warm');
  const starts = { ours: { first: [], again: [] }, bank: { first: [], again: [] } } as Parameters<
    typeof startReport
  >[0];
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, contentDir] of [
      ['ours', ours],
      ['bank', bank],
    ] as const) {
      console.error(`run ${run} of ${runs}: starting with ${name === 'ours' ? "the site's own exams" : 'the bank'}`);
      starts[name].first.push(await timeStart(contentDir, `${name}-${run}`));
      starts[name].again.push(await timeStart(contentDir, `${name}-${run}`));
    }
  }

  const own = readCatalogue(await examFiles(ours)).exams;
  const counts = { ours: own.reduce((sum, { exam }) => sum + exam.questions.length, 0), bank: exams * questions };
  console.log(`Starts: medians of ${runs} in seconds, Node ${process.version}.\n`);
  const { text, isHeld } = startReport(starts, { ours: own.length, bank: exams }, counts);
  console.log(`${text}\n`);
  if (!isHeld) process.exitCode = 1;

  console.error('calling');
  servers.push(await start(ours, `ours-${runs}`), await start(bank, `bank-${runs}`));
  const [few, many] = servers.map(({ address }) => address);
  const calls = { ours: await timedCalls(few ?? '', 'administrator'), bank: await timedCalls(many ?? '', 'exam-100') };
  const times = { ours: calls.ours.map((): number[] => []), bank: calls.bank.map((): number[] => []) };
  for (let turn = -20; turn < CALLS; turn += 1) {
    for (const name of ['ours', 'bank'] as const) {
      for (const [at, { time }] of calls[name].entries()) {
        const took = await time();
        // The first turns only make both servers warm.
        if (turn >= 0) times[name][at]?.push(took);
      }
    }
  }
  console.log(`Calls: ${CALLS} of each, one after another, in milliseconds.\n`);
  console.log(
    callReport(calls.ours.map(({ name }, at) => ({ name, ours: times.ours[at] ?? [], bank: times.bank[at] ?? [] }))),
  );
} finally {
  await Promise.all(servers.map((server) => server.end()));
  rmSync(temp, { recursive: true });
}
