/**
 * Copies the embedded database of DATA_DIR into a new file, also while a server runs on it:
 * `npm run db:backup -- FILE`.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { command } from './command.ts';
import { takeSnapshot } from './takeSnapshot.ts';

await command(async () => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) throw new KnownFailure('DATABASE_URL is set: PostgreSQL brings pg_dump for backups.');
  // npm runs a script in the project's folder, wherever it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', target());
  const source = join(dataDir, 'app.db');
  if (!existsSync(source)) throw new KnownFailure(`There is no ${source}. DATA_DIR takes the folder of the database.`);
  await takeSnapshot(source, file);
  console.log(`${file}: ${statSync(file).size} bytes, checked`);
});

function target(): string {
  const [file, ...more] = positionals();
  if (file === undefined || file === '' || more.length > 0) {
    throw new KnownFailure('Say where to: npm run db:backup -- FILE');
  }
  return file;
}

function positionals(): readonly string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch {
    return [];
  }
}
