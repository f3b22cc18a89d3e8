import { join } from 'node:path';
import { type CompiledQuery, type DatabaseConnection, InsertQueryNode, Kysely, type QueryResult } from 'kysely';
import type { Database, Schema } from '../../server/db/schema.ts';
import { sqliteFileDialect } from '../../server/db/sqliteDriver.ts';
import { openHandle } from '../../server/db/sqliteHandle.ts';

/**
 * The embedded database of a data folder, whose every insert succeeds without being done: what a call costs beside its
 * writes. A count of calls is always the first.
 */
export function dryDatabase(dataDir: string): Database {
  const file = join(dataDir, 'app.db');
  const dialect = sqliteFileDialect({ writer: openHandle(file), reader: openHandle(file) });
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => {
        const driver = dialect.createDriver();
        const acquire = driver.acquireConnection.bind(driver);
        driver.acquireConnection = async () => dry(await acquire());
        return driver;
      },
    },
  });
}

/** A session of the driver, which begins and ends its transactions as well. */
function dry(connection: DatabaseConnection): DatabaseConnection {
  const execute = connection.executeQuery.bind(connection);
  return Object.assign(connection, {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      if (!InsertQueryNode.is(query.query)) return execute<R>(query);
      // What a statement returns only its caller knows.
      return { rows: [{ count: 1, resets_at: 0 }] } as QueryResult<unknown> as QueryResult<R>;
    },
  });
}
