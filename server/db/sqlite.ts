import { chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database, Schema } from './schema.ts';
import { sqliteFileDialect } from './sqliteDriver.ts';
import { openHandle } from './sqliteHandle.ts';

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
  using sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  sqlite.exec('pragma journal_mode = wal');
}
