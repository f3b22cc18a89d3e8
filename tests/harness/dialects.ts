import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, inject, vi } from 'vitest';
import type { DatabaseConfig } from '../../server/db/connection.ts';
import { fromPool, numbersForBigints } from '../../server/db/postgres.ts';
import type { Database } from '../../server/db/schema.ts';
import { type FreshSchema, freshFile, freshSchema, newSchemaName } from './freshDatabase.ts';
import { PATIENCE } from './patience.ts';

/** A fresh, empty database of one test or suite. */
interface TestDatabase {
  readonly db: Database;
  /** How another server opens the same database; undefined where only one connection is possible. */
  readonly config: DatabaseConfig | undefined;
}

/** Makes an empty database that is dropped after the test, or after the suite where it is to live so long. */
export type Open = () => Promise<TestDatabase>;

/**
 * Describes a suite once for each kind of database: SQLite and PostgreSQL. `life` says how long a database lives; one
 * that lives as long as its suite is to be opened in `beforeAll`.
 */
export function describeDialects(name: string, suite: (open: Open) => void, life: Life = 'test'): void {
  vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });
  describe(`${name} on SQLite`, () => suite(opener(freshFile, life)));
  const url = inject('postgresUrl');
  if (url === undefined) describe(`${name} on PGlite`, () => suite(opener(pgliteSchemas(), life)));
  else describe(`${name} on PostgreSQL`, () => suite(opener(() => freshSchema(url), life)));
}

/** Describes a suite of several processes on one PostgreSQL server; it is skipped where there is only PGlite. */
export function describePostgres(
  name: string,
  suite: (open: () => Promise<FreshSchema>) => void,
  life: Life = 'test',
): void {
  vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });
  const url = inject('postgresUrl');
  // PGlite has one connection.
  describe.skipIf(url === undefined)(`${name} on PostgreSQL`, () => suite(opener(() => freshSchema(url ?? ''), life)));
}

type Life = 'test' | 'suite';
type Made<T extends TestDatabase = TestDatabase> = T & { readonly drop: () => Promise<void> };

function opener<T extends TestDatabase>(make: () => Promise<Made<T>>, life: Life): () => Promise<T> {
  const open: Made<T>[] = [];
  const after = life === 'test' ? afterEach : afterAll;
  after(async () => {
    for (const { db, drop } of open.splice(0)) {
      await db.destroy();
      await drop();
    }
  });
  return async () => {
    const made = await make();
    open.push(made);
    return made;
  };
}

/** PostgreSQL in this process, one for the whole suite as it takes seconds to start. */
function pgliteSchemas(): () => Promise<Made> {
  let lite: PGlite;
  beforeAll(async () => {
    const { PGlite } = await import('@electric-sql/pglite');
    lite = await PGlite.create('memory://');
  });
  afterAll(() => lite.close());

  return async () => {
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
    const schema = newSchemaName();
    await lite.exec(`create schema ${schema}; set search_path = ${schema}`);
    const pool = new pg.Pool(Object.assign(createPgConfig(lite), { max: 1, types: numbersForBigints }));
    const drop = async () => {
      await lite.exec(`drop schema ${schema} cascade`);
    };
    return { db: fromPool(pool), config: undefined, drop };
  };
}
