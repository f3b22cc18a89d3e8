/**
 * Copies the embedded database of DATA_DIR into a new file, also while a server runs on it:
 * `npm run db:backup -- FILE`.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readConfig } from '../../server/config.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { command } from '../command.ts';
import { databaseFile } from '../databaseCommand.ts';

/** How long to wait for another process, in milliseconds. */
const BUSY_TIMEOUT = 5000;

await command(async () => {
  const [name = '-', ...more] = process.argv.slice(2);
  if (name.startsWith('-') || more.length > 0) throw new KnownFailure('Say where to: npm run db:backup -- FILE');
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined)
    throw new KnownFailure('DATABASE_URL is set: PostgreSQL brings pg_dump for backups.');
  // npm runs a script in the project's folder, wherever it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  takeSnapshot(databaseFile(config), file);
  console.log(`${file}: ${statSync(file).size} bytes, checked`);
});

/**
 * Copies a database into `file`, as it is at this moment, while servers read and write it. The copy is checked, and
 * readable for this user alone. `file` is created when all is done. Throws a `KnownFailure` where it exists.
 */
function takeSnapshot(source: string, file: string): void {
  if (existsSync(file)) throw new KnownFailure(`${file} is there already. Name another file.`);
  const aside = `${file}.part`;
  try {
    // An interrupted run may have left it.
    rmSync(aside, { force: true });
    const copy = openSync(aside, 'wx', 0o600);
    using database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT, readOnly: true });
    // One statement reads one state, and leaves no journal beside the copy.
    database.prepare('vacuum into ?').run(aside);
    check(aside);
    fsyncSync(copy);
    closeSync(copy);
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new KnownFailure(`${source} can't be copied to ${file}: ${reason}.`, { cause: error });
  }
}

/** Throws where a copy is damaged. */
function check(file: string): void {
  using copy = new DatabaseSync(file, { readOnly: true });
  const found = copy.prepare('pragma integrity_check').get()?.['integrity_check'];
  if (found !== 'ok') throw new Error(`the copy is damaged: ${String(found)}`);
}
