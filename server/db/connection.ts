import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { KnownFailure } from '../knownFailure.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { DatabaseLostError } from './unavailable.ts';

export type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the database that the configuration names and makes sure that it responds. An `isPatient` one, for a start or a
 * command, waits for other programs as long as they take. Throws `KnownFailure` where it does not respond.
 */
export async function openDatabase(config: DatabaseConfig, patience: { isPatient?: boolean } = {}): Promise<Database> {
  const problem = config.databaseUrl === undefined ? 'opened' : 'reached';
  try {
    return config.databaseUrl === undefined
      ? openSqlite(join(config.dataDir, 'app.db'))
      : await openServer(config.databaseUrl, patience);
  } catch (error) {
    const message = `The database ${nameOf(config)} can't be ${problem}: ${reason(error)}.`;
    throw new KnownFailure(message, { cause: error });
  }
}

/** What a person calls the database of a configuration, without its password. */
export function nameOf({ databaseUrl, dataDir }: DatabaseConfig): string {
  if (databaseUrl === undefined) return join(dataDir, 'app.db');
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname} of DATABASE_URL`;
}

async function openServer(databaseUrl: string, patience: { isPatient?: boolean }): Promise<Database> {
  const db = openPostgres(databaseUrl, patience);
  try {
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** What went wrong, for the person who starts the server. */
export function reason(error: unknown): string {
  if (error instanceof DatabaseLostError) return reason(error.cause);
  // A host with several addresses fails with one error for each of them.
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
