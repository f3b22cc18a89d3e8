import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Schema } from './schema.ts';

const BIGINT_OID = 20;

/** Opens a pool of connections to PostgreSQL, or to anything that speaks its protocol. Connects on the first query. */
export function openPostgres(url: string): Database {
  return fromPool(
    new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, types: numbersForBigints }),
  );
}

/** A database over a pool of its own; destroying the database ends the pool. */
export function fromPool(pool: pg.Pool): Database {
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Reads `bigint` as a number: ours are epoch milliseconds, far below 2^53. The driver's default is a string. */
export const numbersForBigints: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format)),
};
