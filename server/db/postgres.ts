import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database, Schema } from './schema.ts';
import { sqlState } from './tx.ts';
import { DatabaseLostError, isUnavailable } from './unavailable.ts';

/** How long PostgreSQL may take, in milliseconds. */
interface Patience {
  /** To accept a connection, or until one of the pool's is free. */
  readonly connection: number;
  /** To get a lock that another transaction holds. */
  readonly lock: number;
  /** To run a statement, and to be idle between two of a transaction, before PostgreSQL ends it. */
  readonly statement: number;
  /** Until a statement that PostgreSQL has not ended counts as lost: the server or the network is frozen. */
  readonly response: number;
}

/** For calls, which people wait for. */
const short: Patience = { connection: 3000, lock: 2000, statement: 4000, response: 5000 };

/** For starts and commands, which may wait for each other and change every row. 0 is for ever. */
const long: Patience = { connection: 5000, lock: 0, statement: 0, response: 0 };

const BIGINT_OID = 20;

/** Reads `bigint` as a number: ours are epoch milliseconds, far below 2^53. The driver's default is a string. */
export const numbersForBigints: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Opens a pool of connections to PostgreSQL, or to anything that speaks its protocol. Connects on the first query. An
 * `isPatient` one waits for statements and locks as long as they take.
 */
export function openPostgres(url: string, { isPatient = false } = {}): Database {
  const { connection, lock, statement, response } = isPatient ? long : short;
  const settings = { lock_timeout: lock, statement_timeout: statement, idle_in_transaction_session_timeout: statement };
  // Not as parameters of the connection, which PgBouncer refuses.
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connection,
    query_timeout: response,
    keepAlive: true,
    types: numbersForBigints,
    // The pool waits for it, which its type does not say.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => client.query(`select ${calls.join(', ')}`),
  });
  return fromPool(pool);
}

/** A database with its own pool; destroying the database ends the pool. */
export function fromPool(pool: pg.Pool): Database {
  // The next query replaces a connection that breaks; without listeners the errors would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: replacingLost(pool) }) });
}

/**
 * A pool whose failures are `DatabaseLostError` where PostgreSQL itself reported none, and that keeps no lost
 * connection.
 */
function replacingLost(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function guarded(client: pg.PoolClient): PostgresPoolClient {
    let isLost = false;
    async function query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
      try {
        return await client.query(sql, [...parameters]);
      } catch (error) {
        const failure = failureOf(error);
        isLost ||= isBroken(failure);
        throw failure;
      }
    }
    return {
      query: query as PostgresPoolClient['query'], // its other form is for cursors, which no one uses
      release: (destroy = false) => client.release(destroy || isLost),
    };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw failureOf(error);
      });
      const same = known.get(client) ?? guarded(client);
      known.set(client, same);
      return same;
    },
  };
}

/** PostgreSQL's own errors and mistakes in a call stay as they are; all others come from the connection. */
function failureOf(error: unknown): unknown {
  return error instanceof pg.DatabaseError || error instanceof TypeError ? error : new DatabaseLostError(error);
}

/** A statement that was ended in time leaves its connection as it was. */
const ENDED_IN_TIME: readonly (string | undefined)[] = ['55P03', '57014'];

/** Whether no further statement can succeed on the connection that a failure came from. */
function isBroken(failure: unknown): boolean {
  return isUnavailable(failure) && !ENDED_IN_TIME.includes(sqlState(failure));
}
