import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';

/** Takes the write lock of a database file, as another program does that writes for long; returns what ends it. */
export function holdWriteLock(file: string): () => void {
  const other = new DatabaseSync(file, { timeout: 5000 });
  other.exec('begin immediate');
  return () => other.close();
}

/**
 * Lets a running process write no byte into any file, as on a full disk; returns what ends it. Linux alone can limit a
 * process that runs.
 */
export function fillDisk(pid: number): () => void {
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
  limit('0');
  return () => void limit('unlimited');
}
