import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/freePort.ts';
import { DatabaseUnreachableError, openDatabase } from './connection.ts';

describe('openDatabase', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-open-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('names a server that does not respond, without its password', async () => {
    const port = await freePort();
    const databaseUrl = `postgres://app:s3cret@127.0.0.1:${port}/app`;
    const opening = openDatabase({ dataDir, databaseUrl });
    await expect(opening).rejects.toThrow(DatabaseUnreachableError);
    await expect(opening).rejects.toThrow(
      `The database 127.0.0.1:${port}/app of DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
  });
});
