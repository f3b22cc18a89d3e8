import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../harness/patience.ts';
import { type Cluster, startCluster } from '../setup/cluster.ts';
import { findPostgres } from '../setup/findPostgres.ts';
import { runScenario } from './runScenario.ts';
import { scenarios } from './scenarios/index.ts';

// Each scenario once and briefly, without those that another test runs already. `npm run soak` runs them for minutes.
const installation = findPostgres();
const hardness = { rounds: 1, saves: 20, crowd: 100 };
const cases = scenarios
  .filter(({ testedBy }) => testedBy === undefined)
  .flatMap((scenario) => scenario.databases.map((kind) => ({ name: `${scenario.name}, ${kind}`, scenario, kind })));

describe('soak, briefly', { timeout: 4 * PATIENCE }, () => {
  let cluster: Cluster | undefined;

  // One of its own, as it is killed.
  beforeAll(async () => {
    cluster = installation && (await startCluster(installation.bin));
  }, PATIENCE);
  afterAll(() => cluster?.stop());

  for (const { name, scenario, kind } of cases) {
    it.skipIf(kind === 'PostgreSQL' && !installation)(name, async () => {
      const { failures } = await runScenario(scenario, hardness, kind === 'PostgreSQL' ? cluster : undefined);
      expect(failures).toEqual([]);
    });
  }
});
