import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { KnownFailure } from '../../server/knownFailure.ts';

/** Pages of one step; between steps the process can be ended. */
const STEP = 1000;

/** How long to wait for another process, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/**
 * Copies a database into `file`, as it is at this moment, while servers read and write it. The copy is checked, and
 * readable for this user alone. `file` comes into being when all is done. Throws `KnownFailure` where it is there.
 */
export async function takeSnapshot(source: string, file: string): Promise<void> {
  if (existsSync(file)) throw new KnownFailure(`${file} is there already. Name another file.`);
  const aside = `${file}.part`;
  try {
    // Both may have been left by a run that was ended.
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
    // A transaction that reads keeps its moment. Without one a copy begins again whenever a server has written.
    database.exec('begin; select 1 from sqlite_master');
    await backup(database, file, { rate: STEP });
  } finally {
    database.close();
  }
}

/** Throws where a copy is damaged; makes it one file that needs no others beside it. */
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

/** Makes a new name last; systems that can't open a folder do so by themselves. */
function flushNames(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Such a system.
  }
}
