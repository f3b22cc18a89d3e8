import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
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
  const limit = (bytes: string) => {
    // Only the user of a process may do so.
    const { uid, gid } = statSync(`/proc/${pid}`);
    const args = ['--pid', String(pid), `--fsize=${bytes}:unlimited`];
    execFileSync('prlimit', args, { uid, gid, stdio: 'pipe' });
  };
  limit('0');
  return () => limit('unlimited');
}
