import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrate.ts';
import { tx } from '../../server/db/tx.ts';
import { freshPostgres, type PostgresServer } from '../harness/freshDatabase.ts';
import { findPostgres } from './findPostgres.ts';
import { type Cluster, startCluster } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server that the tests may fill; absent where there is none. */
    postgres?: PostgresServer;
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
    project.provide('postgres', { url: given });
    return undefined;
  }

  const cluster = await throwawayCluster();
  if (cluster) project.provide('postgres', { url: cluster.url, template: await makeTemplate(cluster) });
  return cluster?.stop;
}

/** Makes the database that those of the tests are copies of. */
async function makeTemplate({ url }: Cluster): Promise<string> {
  const { db, name } = await freshPostgres({ url });
  await tx(db, (trx) => migrate(trx));
  await db.destroy();
  return name;
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
