import { chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type CompiledQuery, Kysely, type QueryResult } from 'kysely';
import type { Database, Schema } from './schema.ts';
import { sqliteFileDialect } from './sqliteDriver.ts';
import { DatabaseLostError } from './unavailable.ts';

/** Readable for this user alone: it contains addresses and hashes of passwords. */
const MODE = 0o600;

const OWNER_WRITES = 0o200;

/** How long the start waits for another process, such as a backup that begins, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Opens a database file, created when absent. A commit resolves when it is on the disk. */
export function openSqlite(file: string): Database {
  const isMemory = file === ':memory:';
  if (!isMemory) prepareFile(file);
  const writer = openHandle(file);
  const reader = isMemory ? writer : openHandle(file);
  return new Kysely<Schema>({ dialect: sqliteFileDialect({ writer, reader }) });
}

function prepareFile(file: string): void {
  if (!existsSync(file)) createFile(file);
  const { size, mode } = statSync(file);
  if (size === 0) throw new Error('it is empty. Put a backup in its place, or remove it to begin anew');
  if ((mode & OWNER_WRITES) === 0) throw new Error('it is read-only');
  // SQLite gives the files beside it the same mode.
  if ((mode & 0o777) !== MODE) chmodSync(file, MODE);
  setMode(file);
}

/** A file gets its name when it is a database, so that an empty one always means that something went wrong. */
function createFile(file: string): void {
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, '', { mode: MODE });
  setMode(draft);
  renameSync(draft, file);
}

/** What is kept in the file itself. */
function setMode(file: string): void {
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    sqlite.exec('pragma journal_mode = wal');
  } finally {
    sqlite.close();
  }
}

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
  const statements = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const statement = sqlite.prepare(sql);
    const made = { statement, returnsRows: statement.columns().length > 0 };
    statements.set(sql, made);
    return made;
  }

  return {
    run: ({ sql, parameters }) => {
      const { statement, returnsRows } = prepare(sql);
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

interface Statement {
  readonly statement: ReturnType<DatabaseSync['prepare']>;
  readonly returnsRows: boolean;
}

function toValues(parameters: readonly unknown[]) {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
      return value;
    }
    throw new TypeError(`A column holds text, a number or null, not ${typeof value}.`);
  });
}
