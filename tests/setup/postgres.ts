import type { TestProject } from 'vitest/node';
import { findPostgres } from './findPostgres.ts';
import { type Cluster, startCluster } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server that the tests may fill; absent where there is none. */
    postgresUrl?: string;
  }
}

/**
 * Vitest's global set-up: finds the PostgreSQL that the database tests run on. That is TEST_DATABASE_URL, or else a
 * throwaway cluster of the newest installed version. Where there is neither, the tests take PGlite.
 */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    say('the server of TEST_DATABASE_URL');
    project.provide('postgresUrl', given);
    return undefined;
  }

  const cluster = await throwawayCluster();
  if (cluster) project.provide('postgresUrl', cluster.url);
  return cluster?.stop;
}

async function throwawayCluster(): Promise<Cluster | undefined> {
  const installation = findPostgres();
  if (!installation) {
    say('PGlite, as no PostgreSQL is installed and TEST_DATABASE_URL is not set');
    return undefined;
  }
  try {
    const cluster = await startCluster(installation.bin);
    say(`${installation.version} from ${installation.bin}`);
    return cluster;
  } catch (error) {
    say(`PGlite, as ${installation.version} does not start: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function say(what: string): void {
  console.log(`PostgreSQL tests run on ${what}.`);
}
