/**
 * Measures calls that read and save kept picks, on a database with 1,000,000 picks of 10,000 learners:
 *
 *   npm run bench:picks [-- --picks 1000000] [--learners 10000] [--calls 40]
 *
 * On the embedded database, and on a throwaway PostgreSQL where one is installed. Times are those of a client on this
 * machine, one call after another. Fails where a median is above its limit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DatabaseConfig, openDatabase } from '../../server/db/connection.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { startCluster } from '../../tests/setup/cluster.ts';
import { findPostgres } from '../../tests/setup/findPostgres.ts';
import { site } from '../build/site.ts';
import { command } from '../command.ts';
import { examStatistics } from '../statistics/examStatistics.ts';
import { median, quantile, textTable } from './figures.ts';
import { callsOf } from './keptPicksCalls.ts';
import { fillWithPicks } from './keptPicksData.ts';
import { startMeasured } from './measured.ts';
import { TOKEN_SECRET } from './people.ts';

/** The longest median of a call, and of the statistics of one exam, in milliseconds. */
const LIMIT = 50;
const STATISTICS_LIMIT = 5000;

/** A call's times on one database, in milliseconds. */
interface Row {
  readonly name: string;
  readonly times: readonly number[];
  readonly limit: number;
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      picks: { type: 'string', default: '1000000' },
      learners: { type: 'string', default: '10000' },
      calls: { type: 'string', default: '40' },
    },
  });
  const [picks, learners, calls] = [Number(values.picks), Number(values.learners), Number(values.calls)];
  if (![picks, learners, calls].every((value) => Number.isInteger(value) && value > 0)) {
    throw new KnownFailure('--picks, --learners and --calls take whole numbers from 1 on.');
  }

  const temp = mkdtempSync(join(tmpdir(), 'certcrest-bench-'));
  try {
    await measure('SQLite', { dataDir: temp, databaseUrl: undefined });
    const installation = findPostgres();
    if (!installation) return console.log('There is no PostgreSQL on this machine.');
    const cluster = await startCluster(installation.bin);
    try {
      await measure(installation.version, { dataDir: temp, databaseUrl: cluster.url });
    } finally {
      cluster.stop();
    }
  } finally {
    rmSync(temp, { recursive: true });
  }

  async function measure(name: string, config: DatabaseConfig): Promise<void> {
    console.error(`${name}: making ${picks} picks of ${learners} learners`);
    const db = await openDatabase(config, { isPatient: true });
    try {
      const person = await fillWithPicks(db, { picks, learners, isServer: config.databaseUrl !== undefined });
      const server = await startMeasured([join(site.root, 'server/main.ts')], {
        DATA_DIR: config.dataDir,
        DATABASE_URL: config.databaseUrl ?? '',
        TOKEN_SECRET,
        CALLS_PER_CLIENT: '999999',
        DRAIN_SECONDS: '0',
      });
      const rows: Row[] = [];
      try {
        for (const call of callsOf(server.port, person)) {
          const times: number[] = [];
          // The first ones only warm the server up.
          for (let at = -5; at < calls; at += 1) {
            const took = await timed(call.run);
            if (at >= 0) times.push(took);
          }
          rows.push({ name: call.name, times, limit: LIMIT });
        }
      } finally {
        await server.close();
      }
      const statistics = [await timed(() => examStatistics(db, 'administrator'))];
      rows.push({ name: 'statistics of one exam', times: statistics, limit: STATISTICS_LIMIT });
      print(name, rows);
    } finally {
      await db.destroy();
    }
  }
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function print(name: string, rows: readonly Row[]): void {
  const load = loadavg()[0]?.toFixed(2);
  console.log(`${name}, Node ${process.version}, ${availableParallelism()} cores, load ${load}; in milliseconds:\n`);
  console.log(
    textTable([
      ['', 'median', 'p95', 'limit'],
      ...rows.map(({ name: row, times, limit }) => [
        row,
        median(times).toFixed(1),
        quantile(times, 0.95).toFixed(1),
        String(limit),
      ]),
    ]),
  );
  console.log('');
  if (rows.some(({ times, limit }) => median(times) > limit)) process.exitCode = 1;
}
