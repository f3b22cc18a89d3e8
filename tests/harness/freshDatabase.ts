import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type DatabaseConfig, openDatabase } from '../../server/db/connection.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import type { Database } from '../../server/db/schema.ts';

/** A database that was empty when it was made. */
export interface FreshDatabase {
  readonly db: Database;
  /** How another server opens the same database. */
  readonly config: DatabaseConfig;
  /** Removes it, once `db` is destroyed. */
  readonly drop: () => Promise<void>;
}

/** A fresh database on a PostgreSQL server, with the address that other processes reach it by. */
export interface FreshSchema extends FreshDatabase {
  readonly url: string;
}

/** Makes an embedded database in a temporary folder. */
export async function freshFile(): Promise<FreshDatabase> {
  const config = { dataDir: mkdtempSync(join(tmpdir(), 'certcrest-db-')), databaseUrl: undefined };
  const drop = async () => rmSync(config.dataDir, { recursive: true });
  return { db: await openDatabase(config), config, drop };
}

/** Makes a schema on the PostgreSQL server of this address. */
export async function freshSchema(url: string): Promise<FreshSchema> {
  const schema = newSchemaName();
  const admin = openPostgres(url);
  await sql`create schema ${sql.id(schema)}`.execute(admin);
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  const config = { dataDir: tmpdir(), databaseUrl: own.href };
  const drop = async () => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(admin);
    await admin.destroy();
  };
  return { db: await openDatabase(config), config, url: own.href, drop };
}

/** A name that no schema has. */
export function newSchemaName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}
