/**
 * Copies the embedded database of DATA_DIR to the PostgreSQL server of DATABASE_URL: `npm run db:copy`. No server may run
 * on DATA_DIR, so that nothing is written after it was copied.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/connection.ts';
import { lockDataFolder } from '../../server/db/lock.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { command } from '../command.ts';
import { databaseFile } from '../databaseCommand.ts';
import { copyDatabase } from './copyDatabase.ts';

await command(async () => {
  const { dataDir, databaseUrl, tokenSecret } = readConfig(process.env);
  if (databaseUrl === undefined) throw new KnownFailure('Say where to: DATABASE_URL=postgres://USER@HOST/DATABASE');
  const file = databaseFile({ dataDir });

  await using stack = new AsyncDisposableStack();
  stack.defer(lockDataFolder(dataDir));
  const source = stack.use(await openDatabase({ dataDir, databaseUrl: undefined }));
  const copy = stack.use(await openDatabase({ dataDir, databaseUrl }, { isPatient: true }));

  const { host, pathname } = new URL(databaseUrl);
  const name = `${host}${pathname}`;
  const rows = await copyDatabase({ db: source, name: file }, { db: copy, name }, console.log);
  console.log(`${name} now holds everything of ${file}: ${rows} rows, read again and compared.`);
  const secret = join(dataDir, 'token-secret');
  if (tokenSecret === undefined && existsSync(secret)) {
    console.log(`Give its servers the text of ${secret} as TOKEN_SECRET.`);
  }
});
