/**
 * Measures how fast the quiz opens and answers on a slow phone: `node tools/bench/bench.ts [--runs 3]`. Every round
 * measures every case once, so that a machine that grows busier does so for all of them; the medians are printed.
 * Milliseconds differ from machine to machine: compare only ratios, and only within one run.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type BenchCase, MODES, ratioReport, report, SIZES } from './report.ts';
import { measure, PHONE, PICKS, type Subject, type Visit } from './measure.ts';
import { syntheticQuiz } from './questions.ts';
import { serveSites } from './sites.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');

const quizzes = new Map(SIZES.map((size) => [size, JSON.stringify(syntheticQuiz(size))]));
const cases: BenchCase[] = MODES.flatMap((mode) => SIZES.map((size) => ({ mode, size, visits: [] })));
const sites = await serveSites();
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const { mode, size, visits } of cases) {
      console.error(`run ${run} of ${runs}: ${mode}, ${size} questions`);
      const origin = mode === 'floor' ? sites.floor : sites.ours;
      visits.push(await measureTwiceAtMost({ origin, mode, quiz: quizzes.get(size) ?? '' }));
    }
  }
} finally {
  await sites.close();
}

/** A busy machine may end a browser: that costs one visit, and not the whole run. */
async function measureTwiceAtMost(subject: Subject): Promise<Visit> {
  return measure(subject).catch((error: unknown) => {
    console.error('once more, as this visit failed:', error);
    return measure(subject);
  });
}

const { screen, cpu, latency, down } = PHONE;
const { width, height } = screen.viewport;
const mbps = (down * 8) / 1e6;
console.log(
  `Screen ${width}x${height}, CPU ${cpu}x slower, ${mbps} Mbps, ${latency} ms latency, ${PICKS} picks a visit.`,
);
console.log(`Medians of ${runs} visits on ${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}, Node ${process.version}.\n`);
console.log(report(cases));
console.log(`\nAgainst 60 questions, and against the floor, in the same run\n\n${ratioReport(cases)}`);
