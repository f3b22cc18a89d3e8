/**
 * Copies the embedded database of DATA_DIR to a PostgreSQL server: `npm run db:copy -- --to postgres://…`. Without
 * `--to` it goes to DATABASE_URL. No server may run on DATA_DIR, so that nothing is written after it was copied.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/connection.ts';
import { lockDataFolder } from '../../server/db/lock.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { command } from '../command.ts';
import { copyDatabase } from './copyDatabase.ts';

const USAGE = 'Say where to: npm run db:copy -- --to postgres://USER@HOST/DATABASE';

await command(async () => {
  const to = target();
  const { dataDir, databaseUrl, tokenSecret } = readConfig({
    ...process.env,
    ...(to !== undefined && { DATABASE_URL: to }),
  });
  if (databaseUrl === undefined) throw new KnownFailure(USAGE);
  const file = join(dataDir, 'app.db');
  if (!existsSync(file))
    throw new KnownFailure(`There is no ${file}. DATA_DIR takes the folder of the database to copy.`);

  await using stack = new AsyncDisposableStack();
  stack.defer(lockDataFolder(dataDir));
  const source = await openDatabase({ dataDir, databaseUrl: undefined });
  stack.defer(() => source.destroy());
  const copy = await openDatabase({ dataDir, databaseUrl }, { isPatient: true });
  stack.defer(() => copy.destroy());

  const { host, pathname } = new URL(databaseUrl);
  const name = `${host}${pathname}`;
  const rows = await copyDatabase({ db: source, name: file }, { db: copy, name }, console.log);
  console.log(`${name} now holds everything of ${file}: ${rows} rows, read again and compared.`);
  const secret = join(dataDir, 'token-secret');
  if (tokenSecret === undefined && existsSync(secret)) {
    console.log(`Give its servers the text of ${secret} as TOKEN_SECRET.`);
  }
});

function target(): string | undefined {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to;
  } catch {
    throw new KnownFailure(USAGE);
  }
}
