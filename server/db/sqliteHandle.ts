import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { DatabaseLostError } from './unavailable.ts';

/** The size of the cache of prepared statements; this server has far fewer queries. */
const MAX_STATEMENTS = 500;

/** One connection to a database file. */
export interface SqliteHandle {
  readonly run: (query: CompiledQuery) => QueryResult<unknown>;
  readonly isTransaction: () => boolean;
  /**
   * Throws where the file is no longer at its place: what is written to a file that was removed is gone with the
   * process, and SQLite does not notice.
   */
  readonly checkFile: () => void;
  readonly close: () => void;
}

/** Opens a file, or with `:memory:` a database that no one else can open. */
export function openHandle(file: string): SqliteHandle {
  // Waiting within SQLite would stop the whole process; the driver waits.
  const sqlite = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  sqlite.exec('pragma synchronous = full');
  const place = file === ':memory:' ? undefined : statSync(file);
  const statements = new LRUCache({
    max: MAX_STATEMENTS,
    memoMethod: (sql: string) => {
      const statement = sqlite.prepare(sql);
      return { statement, returnsRows: statement.columns().length > 0 };
    },
  });

  return {
    run: ({ sql, parameters }) => {
      const { statement, returnsRows } = statements.memo(sql);
      const values = toValues(parameters);
      if (returnsRows) return { rows: statement.all(...values) };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    isTransaction: () => sqlite.isTransaction,
    checkFile: () => {
      if (!place) return;
      const found = statSync(file, { throwIfNoEntry: false });
      if (found?.ino !== place.ino || found.dev !== place.dev) {
        throw new DatabaseLostError(`The file ${file} was moved or removed. Put it back, or restart the server.`);
      }
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
