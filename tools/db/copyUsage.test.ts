import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/connection.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { runCommand } from './testing/runCommand.ts';

describe('npm run db:copy', { timeout: PATIENCE }, () => {
  it.each([
    ['no target', [], {}],
    ['an argument that it does not know', ['--from', 'here'], {}],
  ])('says how it is called for %s', async (_, args, env) => {
    const stderr = 'Say where to: npm run db:copy -- --to postgres://USER@HOST/DATABASE\n';
    expect(await runCommand('copy', args, env).end).toEqual({ code: 1, stdout: '', stderr });
  });

  it('goes to DATABASE_URL without a target, and says that it is not there', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-copy-'));
    await (await openDatabase({ dataDir, databaseUrl: undefined })).destroy();
    const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://app:s3cret@127.0.0.1:1/app' };
    const stderr = "The database 127.0.0.1:1/app of DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:1.\n";
    expect(await runCommand('copy', [], env).end).toEqual({ code: 1, stdout: '', stderr });
    rmSync(dataDir, { recursive: true });
  });

  it('says that there is nothing to copy, and makes nothing', async () => {
    const run = runCommand('copy', ['--to', 'postgres://127.0.0.1:1/app'], { DATA_DIR: '/nowhere' });
    const stderr = 'There is no /nowhere/app.db. DATA_DIR takes the folder of the database to copy.\n';
    expect(await run.end).toEqual({ code: 1, stdout: '', stderr });
  });
});
