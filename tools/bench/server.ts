/**
 * Measures what calls of the API cost, beside a bare `node:http` server that sends the same bytes, and how long they take
 * at a steady rate:
 *
 *   npm run bench:server [-- --runs 3] [--rate 2000] [--seconds 10]
 *
 * Everything happens on this machine. The servers take turns, so that a busy machine slows all of them: compare ratios,
 * and only within one run. Times at a steady rate say something on a quiet machine alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KnownFailure } from '../../server/knownFailure.ts';
import { site } from '../build/site.ts';
import { command } from '../command.ts';
import { type CallCost, callCosts } from './callCosts.ts';
import { median, quantile, textTable } from './figures.ts';
import { one } from './loads.ts';
import { type Measured, startMeasured } from './measured.ts';
import { fillDatabase, TOKEN_SECRET } from './people.ts';
import { requests, rightPicks } from './requests.ts';
import { steadyTimes } from './steadyTimes.ts';

/** Users of the steady rate: so many that none of them reaches a limit. */
const PEOPLE = 200;

await command(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      rate: { type: 'string', default: '2000' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const [runs, rate, seconds] = [Number(values.runs), Number(values.rate), Number(values.seconds)];
  if (![runs, rate, seconds].every((value) => Number.isInteger(value) && value > 0 && value <= 10_000)) {
    throw new KnownFailure('--runs, --rate and --seconds take whole numbers from 1 to 10000.');
  }

  const temp = mkdtempSync(join(tmpdir(), 'certcrest-bench-'));
  const servers: Measured[] = [];
  async function start(args: readonly string[]): Promise<Measured> {
    const server = await startMeasured(args, {
      DATA_DIR: temp,
      DATABASE_URL: '',
      TOKEN_SECRET,
      // As behind a proxy; one client makes all calls of a measurement, so that its limit is beyond reach.
      TRUST_PROXY: '1',
      CALLS_PER_CLIENT: '999999',
      DRAIN_SECONDS: '0',
      NODE_COMPILE_CACHE: join(temp, 'cache'),
    });
    servers.push(server);
    return server;
  }

  try {
    const people = await fillDatabase(temp, PEOPLE);
    const product = await start([join(site.root, 'server/main.ts')]);
    const dry = await start([join(import.meta.dirname, 'dryServer.ts'), temp]);
    const startRaw = (file: string) => start([join(import.meta.dirname, 'rawServer.ts'), file]);

    const [member] = people;
    if (!member) throw new Error('There is no member to measure with.');
    const quiz = await one(product, requests.memberQuiz(member, { 'accept-encoding': 'identity' }));
    const picks = rightPicks(quiz.body);

    const costs = await callCosts({ product, dry, startRaw, member, picks, runs, folder: temp });
    console.log(`What calls cost: medians of ${runs} runs, Node ${process.version}, ${machine()}.\n`);
    console.log(costTable(costs));

    console.error(`${rate} calls a second`);
    const { times, cores } = await steadyTimes(product, { people, picks }, { perSecond: rate, seconds });
    console.log(`\nA mix of calls, ${rate} a second for ${seconds} seconds, ${machine()}:`);
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1));
    console.log(`p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms; the server used ${cores.toFixed(2)} of a core.`);
  } finally {
    await Promise.all(servers.map(({ close }) => close()));
    rmSync(temp, { recursive: true });
  }
});

/** How busy the machine is, by itself and by this measurement. */
function machine(): string {
  return `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(2)}`;
}

function costTable(costs: readonly CallCost[]): string {
  return textTable([
    ['call', 'raw calls/s', 'calls/s', 'ratio', 'raw CPU µs', 'CPU µs', 'ratio'],
    ...costs.map(({ name, raw, ours }) => {
      const [rawRate, ourRate] = [median(raw.rates), median(ours.rates)];
      const [rawCpu, ourCpu] = [median(raw.cpu), median(ours.cpu)];
      return [
        name,
        rawRate.toFixed(0),
        ourRate.toFixed(0),
        (ourRate / rawRate).toFixed(2),
        rawCpu.toFixed(0),
        ourCpu.toFixed(0),
        (rawCpu / ourCpu).toFixed(2),
      ];
    }),
  ]);
}
