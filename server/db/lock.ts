import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { KnownFailure } from '../knownFailure.ts';
import { isBusy } from './tx.ts';

/**
 * Locks the data folder for this process, and creates it when absent; returns the function that unlocks it. The lock is
 * SQLite's, on a file of its own, so it ends with the process however that ends. Throws `KnownFailure`.
 */
export function lockDataFolder(dataDir: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    // Readable for this user alone: it contains the database, mails and the secret that signs sessions.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(dataDir, '.lock'), { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    const reason = error instanceof Error ? error.message : String(error);
    const problem = isBusy(error) ? 'is in use by another server' : `can't be used: ${reason}`;
    throw new KnownFailure(`The folder ${dataDir} of DATA_DIR ${problem}.`, { cause: error });
  }
  const held = lock;
  return () => held.close();
}
