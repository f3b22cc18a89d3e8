/**
 * Copies the embedded database of DATA_DIR into a new file, also while a server runs on it:
 * `npm run db:backup -- FILE`.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from '../../server/config.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { command } from '../command.ts';

/** Pages of one step; between steps the process can be interrupted. */
const STEP = 1000;

/** How long to wait for another process, in milliseconds. */
const BUSY_TIMEOUT = 5000;

await command(async () => {
  const [name = '-', ...more] = process.argv.slice(2);
  if (name.startsWith('-') || more.length > 0) throw new KnownFailure('Say where to: npm run db:backup -- FILE');
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) throw new KnownFailure('DATABASE_URL is set: PostgreSQL brings pg_dump for backups.');
  // npm runs a script in the project's folder, wherever it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const source = join(dataDir, 'app.db');
  if (!existsSync(source)) throw new KnownFailure(`There is no ${source}. DATA_DIR takes the folder of the database.`);
  await takeSnapshot(source, file);
  console.log(`${file}: ${statSync(file).size} bytes, checked`);
});

/**
 * Copies a database into `file`, as it is at this moment, while servers read and write it. The copy is checked, and
 * readable for this user alone. `file` is created when all is done. Throws a `KnownFailure` where it exists.
 */
async function takeSnapshot(source: string, file: string): Promise<void> {
  if (existsSync(file)) throw new KnownFailure(`${file} is there already. Name another file.`);
  const aside = `${file}.part`;
  try {
    // An interrupted run may have left both.
    for (const rest of [aside, `${aside}-journal`]) rmSync(rest, { force: true });
    closeSync(openSync(aside, 'wx', 0o600));
    await copyTo(aside, source);
    check(aside);
    renameSync(aside, file);
    flushNames(dirname(file));
  } catch (error) {
    rmSync(aside, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new KnownFailure(`${source} can't be copied to ${file}: ${reason}.`, { cause: error });
  }
}

async function copyTo(file: string, source: string): Promise<void> {
  const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT, readOnly: true });
  try {
    // A read transaction keeps one state. Without it the copy begins again whenever a server has written.
    database.exec('begin; select 1 from sqlite_master');
    await backup(database, file, { rate: STEP });
  } finally {
    database.close();
  }
}

/** Throws where a copy is damaged; makes it one file without a journal beside it. */
function check(file: string): void {
  const copy = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    copy.exec('pragma journal_mode = delete');
    const [found] = copy.prepare('pragma integrity_check').all();
    if (found?.['integrity_check'] !== 'ok')
      throw new Error(`the copy is damaged: ${String(found?.['integrity_check'])}`);
  } finally {
    copy.close();
  }
}

/** Writes a new name through to the disk; systems that can't open a folder do so by themselves. */
function flushNames(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Such a system.
  }
}
