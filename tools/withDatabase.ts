import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../server/config.ts';
import { openDatabase } from '../server/db/connection.ts';
import type { Database } from '../server/db/schema.ts';
import { KnownFailure } from '../server/knownFailure.ts';

/** Works with the database of a configuration, also while a server runs on it. Throws where there is none yet. */
export async function withDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const file = join(config.dataDir, 'app.db');
  if (config.databaseUrl === undefined && !existsSync(file)) {
    throw new KnownFailure(`There is no ${file}. DATA_DIR takes the folder of the database.`);
  }
  const db = await openDatabase(config);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}
