import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { freePort } from '../../tools/freePort.ts';
import { KnownFailure } from '../knownFailure.ts';
import { openDatabase } from './connection.ts';

it('a database server that does not respond is named without its password', async () => {
  const port = await freePort();
  const databaseUrl = `postgres://app:s3cret@127.0.0.1:${port}/app`;
  const line = `The database 127.0.0.1:${port}/app of DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:${port}.`;
  const opening = openDatabase({ dataDir: tmpdir(), databaseUrl });
  await expect(opening).rejects.toThrow(KnownFailure);
  await expect(opening).rejects.toThrow(line);
});
