import type { Cluster } from '../setup/cluster.ts';
import { soakDatabase } from './databases.ts';
import type { Hardness, Scenario, Tried } from './scenario.ts';
import { openServers } from './servers.ts';

/** What has come of a scenario. */
export interface Result extends Tried {
  /** The most memory that a server has had, in megabytes. */
  readonly peak: number;
}

/** Runs a scenario on a database of its own: one of the cluster, or an embedded one. */
export async function runScenario(scenario: Scenario, hardness: Hardness, cluster?: Cluster): Promise<Result> {
  const database = await soakDatabase(cluster);
  const servers = openServers(database);
  try {
    const tried = await scenario.run({ ...hardness, database, servers }).catch(asFailure);
    return { ...tried, failures: [...tried.failures, ...servers.failures()], peak: servers.peak() };
  } finally {
    await servers.close();
    await database.db.destroy();
    await database.drop();
  }
}

function asFailure(error: unknown): Tried {
  return {
    faults: 'not finished',
    counts: { tried: 0, acknowledged: 0, refused: 0 },
    failures: [error instanceof Error ? error.message : String(error)],
  };
}

/** The line of a scenario. */
export function lineOf(name: string, { faults, counts, failures, peak }: Result): string {
  const { tried, acknowledged, refused } = counts;
  const calls = `${tried} calls, ${acknowledged} acknowledged, ${refused} refused`;
  const said = failures.length === 0 ? 'nothing failed' : `FAILED: ${failures.join('; ')}`;
  // What a process says at its end has many lines.
  return `${name}: ${faults}; ${calls}; ${peak} MB; ${said}`.replaceAll(/\s+/g, ' ');
}
