import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseConfig, nameOf, openDatabase } from '../../server/db/connection.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Database, tableNames } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';

/** A database of its own. */
export interface FreshDatabase {
  readonly db: Database;
  /** How another server opens the same database. */
  readonly config: DatabaseConfig;
  /** Removes it, once `db` is destroyed. */
  readonly drop: () => Promise<void>;
}

/** A fresh database on a PostgreSQL server. */
export interface FreshPostgres extends FreshDatabase {
  readonly name: string;
  /** The address that other processes reach it by. */
  readonly url: string;
}

/** A PostgreSQL server that tests may fill. */
export interface PostgresServer {
  readonly url: string;
  /** Name of a database there with our tables, to be copied. */
  readonly template?: string;
}

/** Makes an embedded database in a temporary folder: an empty one, or with what another one's file holds. */
export async function freshFile(content?: Buffer): Promise<FreshDatabase> {
  const config = { dataDir: mkdtempSync(join(tmpdir(), 'certcrest-db-')), databaseUrl: undefined };
  if (content) writeFileSync(nameOf(config), content, { mode: 0o600 });
  const drop = async () => rmSync(config.dataDir, { recursive: true });
  return { db: await openDatabase(config), config, drop };
}

let migrated: Promise<Buffer> | undefined;

/** The file of an embedded database with our tables: to make them costs more than most tests. */
export const migratedFile = (): Promise<Buffer> => (migrated ??= makeMigratedFile());

async function makeMigratedFile(): Promise<Buffer> {
  const { db, config, drop } = await freshFile();
  await tx(db, (trx) => migrate(trx));
  await db.destroy();
  const content = readFileSync(nameOf(config));
  await drop();
  return content;
}

/** Makes a database on a PostgreSQL server: a copy of its template, or an empty one where it has none. */
export async function freshPostgres({ url: server, template }: PostgresServer): Promise<FreshPostgres> {
  const name = newName();
  await runAt(server, `create database ${name} ${template === undefined ? '' : `template ${template}`}`);
  const url = Object.assign(new URL(server), { pathname: name }).href;
  const config = { dataDir: tmpdir(), databaseUrl: url };
  return { db: await openDatabase(config), config, name, url, drop: () => runAt(server, `drop database ${name}`) };
}

/** Databases with our tables that one test after another uses, as to make one costs more than most tests. */
export function sharedPostgres(server: PostgresServer) {
  const made: FreshPostgres[] = [];
  const free: FreshPostgres[] = [];

  return {
    /** Takes one without rows, which to drop gives back. */
    take: async (): Promise<FreshPostgres> => {
      const used = free.pop();
      const shared = used ? { ...used, db: await openDatabase(used.config) } : await freshPostgres(server);
      if (!used) made.push(shared);
      const drop = async () => {
        await runAt(shared.url, emptyTables);
        free.push(shared);
      };
      return { ...shared, drop };
    },
    /** Drops all, once all are given back. */
    drop: async (): Promise<void> => {
      for (const { drop } of made) await drop();
    },
  };
}

/** By row, as to truncate a table makes new files for it. */
const emptyTables = tableNames
  .toReversed()
  .map((table) => `delete from ${table}`)
  .join(';');

/** A name that no database or schema has. */
export function newName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

async function runAt(server: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statements);
  await client.end();
}
