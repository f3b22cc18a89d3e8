/**
 * Makes it hard for servers, for minutes: they and their databases are killed, frozen and filled up under load, clients are
 * slow and greedy, the clock is set back. Prints one line for each scenario and database; ends with 1 where one has failed.
 *
 *   npm run soak [-- WORD] [--rounds N]
 *
 * A word chooses the scenarios that have it in their name. More rounds take longer.
 */
import { parseArgs } from 'node:util';
import { KnownFailure } from '../../server/knownFailure.ts';
import { command } from '../../tools/command.ts';
import { startCluster } from '../setup/cluster.ts';
import { findPostgres } from '../setup/findPostgres.ts';
import { lineOf, runScenario } from './runScenario.ts';
import type { Hardness, Scenario } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

/** Rounds of a whole run: about three minutes. */
const ROUNDS = 4;

// Whatever ends this process, its servers and its PostgreSQL end as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await command(async () => {
  const { chosen, hardness } = readArguments();
  const installation = findPostgres();
  const cluster = installation && (await startCluster(installation.bin));
  for (const scenario of chosen) {
    for (const kind of scenario.databases) {
      const name = `${scenario.name}, ${kind}`;
      if (kind === 'PostgreSQL' && !cluster) {
        console.log(`${name}: skipped, as no PostgreSQL is installed`);
      } else if (scenario.platform !== undefined && scenario.platform !== process.platform) {
        console.log(`${name}: skipped, as it takes ${scenario.platform}`);
      } else {
        const result = await runScenario(scenario, hardness, kind === 'PostgreSQL' ? cluster : undefined);
        console.log(lineOf(name, result));
        if (result.failures.length > 0) process.exitCode = 1;
      }
    }
  }
  cluster?.stop();
});

function readArguments(): { chosen: readonly Scenario[]; hardness: Hardness } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: String(ROUNDS) } },
  });
  const [word = '', ...more] = positionals;
  const rounds = Number(values.rounds);
  const chosen = scenarios.filter(({ name }) => name.includes(word));
  if (chosen.length === 0 || more.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
    const names = scenarios.map(({ name }) => name).join(', ');
    throw new KnownFailure(`Usage: npm run soak [-- WORD] [--rounds N]. There are: ${names}.`);
  }
  return { chosen, hardness: { rounds, saves: 200, crowd: 2000 } };
}
