import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrate.ts';
import { tx } from '../../server/db/tx.ts';
import { type FreshPostgres, freshPostgres, type PostgresServer } from '../harness/freshDatabase.ts';
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
export default async function setup(project: TestProject): Promise<(() => Promise<void> | void) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    say('the server of TEST_DATABASE_URL');
    const { name, drop } = await makeTemplate(given);
    project.provide('postgres', { url: given, template: name });
    return drop;
  }

  const cluster = await throwawayCluster();
  if (!cluster) return undefined;
  const { name } = await makeTemplate(cluster.url);
  project.provide('postgres', { url: cluster.url, template: name });
  return cluster.stop;
}

/** Makes the database that those of the tests are copies of. */
async function makeTemplate(url: string): Promise<FreshPostgres> {
  const template = await freshPostgres({ url });
  await tx(template.db, (trx) => migrate(trx));
  await template.db.destroy();
  return template;
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
