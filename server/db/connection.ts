import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { KnownFailure } from '../knownFailure.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** The database can't be opened or reached. */
export class DatabaseUnreachableError extends KnownFailure {
  override name = 'DatabaseUnreachableError';
}

/** Where the database is. */
export type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the database that the configuration names and makes sure that it answers.
 * Throws `DatabaseUnreachableError` where it does not.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl === undefined ? openFile(config.dataDir) : openServer(config.databaseUrl);
}

/** Asks the database for nothing, to see whether it answers; rejects where it does not. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

function openFile(dataDir: string): Database {
  const file = join(dataDir, 'app.db');
  try {
    return openSqlite(file);
  } catch (error) {
    throw new DatabaseUnreachableError(`The database ${file} can't be opened: ${reason(error)}.`, { cause: error });
  }
}

async function openServer(databaseUrl: string): Promise<Database> {
  const db = openPostgres(databaseUrl);
  try {
    await ping(db);
    return db;
  } catch (error) {
    await db.destroy();
    const { host, pathname } = new URL(databaseUrl);
    const message = `The database ${host}${pathname} of DATABASE_URL can't be reached: ${reason(error)}.`;
    throw new DatabaseUnreachableError(message, { cause: error });
  }
}

function reason(error: unknown): string {
  // A host with several addresses fails with one error for each of them.
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
