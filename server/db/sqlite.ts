import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import type { Database, Schema } from './schema.ts';

/** How long a statement waits for another process's write, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Prepared statements kept at once; the queries of this server are far fewer. */
const MAX_STATEMENTS = 500;

/** Opens a database file, made when absent. Every commit is on the disk before it is answered. */
export function openSqlite(file: string): Database {
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full');
  return new Kysely<Schema>({ dialect: new ImmediateSqliteDialect({ database: toKysely(sqlite) }) });
}

/** Presents Node's own SQLite as the driver that Kysely expects. */
function toKysely(sqlite: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const statement = sqlite.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...toValues(parameters)),
      run: (parameters) => statement.run(...toValues(parameters)),
      iterate: (parameters) => statement.iterate(...toValues(parameters)),
    };
  }

  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement = prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close: () => sqlite.close(),
  };
}

function toValues(parameters: readonly unknown[]) {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
      return value;
    }
    throw new TypeError(`A column holds text, a number or null, not ${typeof value}.`);
  });
}

/**
 * Takes the write lock when a transaction begins. A transaction that reads first and writes later would be refused
 * with SQLITE_BUSY as soon as another process has written in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config);
  }
}
