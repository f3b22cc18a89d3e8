import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject, onTestFinished } from 'vitest';
import type { DatabaseConfig } from '../../server/db/connection.ts';
import { migrate } from '../../server/db/migrate.ts';
import { fromPool, numbersForBigints } from '../../server/db/postgres.ts';
import type { Database } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';
import {
  freshFile,
  freshPostgres,
  migratedFile,
  newName,
  type PostgresServer,
  sharedPostgres,
} from './freshDatabase.ts';

/** A database of one test or suite. */
interface TestDatabase {
  readonly db: Database;
  /** How another server opens the same database; undefined where only one connection is possible. */
  readonly config: DatabaseConfig | undefined;
}

/** Our tables without rows, or no table at all, for tests that change the schema. */
type Holds = 'tables' | 'nothing';

/** Opens a database that no one else uses until the end of the test, or of the suite where it is to live so long. */
export type Open = (holds?: Holds) => Promise<TestDatabase>;

/**
 * Describes a suite on a kind of database: SQLite, or in `npm run test:deep` PostgreSQL. `life` says how long a database
 * lives; one that lives as long as its suite is to be opened in `beforeAll`.
 */
export function describeDialects(name: string, suite: (open: Open) => void, life: Life = 'test'): void {
  if (process.env['TEST_DATABASE'] !== 'PostgreSQL') {
    describe(`${name} on SQLite`, () => suite(opener(fileWith, life)));
    return;
  }
  const server = inject('postgres');
  if (server === undefined) describe(`${name} on PGlite`, () => suite(opener(pgliteSchemas(), life)));
  else describe(`${name} on PostgreSQL`, () => suite(opener(postgresDatabases(server), life)));
}

type Life = 'test' | 'suite';
type Make = (holds: Holds) => Promise<TestDatabase & { readonly drop: () => Promise<void> }>;

function postgresDatabases(server: PostgresServer): Make {
  const shared = sharedPostgres(server);
  afterAll(shared.drop);
  return (holds) => (holds === 'nothing' ? freshPostgres({ url: server.url }) : shared.take());
}

const fileWith = async (holds: Holds) => freshFile(holds === 'tables' ? await migratedFile() : undefined);

function opener(make: Make, life: Life): Open {
  const closings: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closings) await close();
  });
  return async (holds = 'tables') => {
    const made = await make(holds);
    const close = async () => {
      await made.db.destroy();
      await made.drop();
    };
    // Later than what the test itself has opened on the same database: a database in use can't be dropped.
    if (life === 'test') onTestFinished(close);
    else closings.push(close);
    return made;
  };
}

/** PostgreSQL in this process, one for the whole suite as it takes seconds to start. */
function pgliteSchemas(): Make {
  let lite: PGlite;
  beforeAll(async () => {
    const { PGlite } = await import('@electric-sql/pglite');
    lite = await PGlite.create('memory://');
  });
  afterAll(() => lite.close());

  return async (holds) => {
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
    const schema = newName();
    await lite.exec(`create schema ${schema}; set search_path = ${schema}`);
    const pool = new pg.Pool(Object.assign(createPgConfig(lite), { max: 1, types: numbersForBigints }));
    const drop = async () => {
      await lite.exec(`drop schema ${schema} cascade`);
    };
    const db = fromPool(pool);
    if (holds === 'tables') await tx(db, (trx) => migrate(trx));
    return { db, config: undefined, drop };
  };
}
