import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connection.ts';
import type { Database } from '../server/db/schema.ts';
import { KnownFailure } from '../server/knownFailure.ts';
import { command } from './command.ts';

/** The file of the embedded database. Throws where there is none yet. */
export function databaseFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  const file = join(dataDir, 'app.db');
  if (!existsSync(file)) throw new KnownFailure(`There is no ${file}. DATA_DIR takes the folder of the database.`);
  return file;
}

/** Opens the database of a configuration, also while a server runs on it. Throws where there is none yet. */
export async function existingDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined) databaseFile(config);
  return openDatabase(config);
}

/** What a command can do, by its name and the number of words after it, such as `list 0`. */
type Acts = Readonly<Record<string, (db: Database, ...words: string[]) => Promise<void>>>;

/** Runs a command that works on the database, also while a server runs: does what its words ask for, or says its usage. */
export const databaseCommand = (usage: string, acts: Acts): Promise<void> =>
  command(async () => {
    const config = readConfig(process.env);
    const [name = '', ...words] = process.argv.slice(2);
    const called = `${name} ${words.length}`;
    const act = Object.hasOwn(acts, called) ? acts[called] : undefined;
    if (!act || words.some((word) => word.trim() === '')) throw new KnownFailure(usage);
    await using db = await existingDatabase(config);
    await act(db, ...words);
  });
