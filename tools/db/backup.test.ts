import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/connection.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Database } from '../../server/db/schema.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { tx } from '../../server/db/tx.ts';
import { dump } from '../../tests/harness/dump.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { runCommand } from './testing/runCommand.ts';
import { insertSampleRows } from './testing/sampleRows.ts';

describe('npm run db:backup', { timeout: PATIENCE }, () => {
  let dataDir: string;
  let db: Database;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-backup-'));
    folder = mkdtempSync(join(tmpdir(), 'certcrest-backups-'));
    file = join(folder, 'monday.db');
    db = await openDatabase({ dataDir, databaseUrl: undefined });
    await tx(db, (trx) => migrate(trx));
    await insertSampleRows(db);
  });
  afterEach(async () => {
    await db.destroy();
    for (const dir of [dataDir, folder]) rmSync(dir, { recursive: true });
  });

  const backup = () => runCommand('backup', [file], { DATA_DIR: dataDir });

  it('makes one file that holds everything, for its owner alone, while a server has the database open', async () => {
    const result = await backup();
    const { size, mode } = statSync(file);
    expect(result).toEqual({ code: 0, stdout: `${file}: ${size} bytes, checked\n`, stderr: '' });
    expect(mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['monday.db']);
    const copy = openSqlite(file);
    expect(await dump(copy)).toEqual(await dump(db));
    await copy.destroy();
  });

  it('ends while a server writes, and holds no half of a transaction', async () => {
    let isOver = false;
    const run = backup().finally(() => (isOver = true));
    for (let number = 1; !isOver; number += 1) {
      const pair = ['a', 'b'].map((half) => ({ key: `${number}${half}`, count: number, resets_at: 0 }));
      await tx(db, (trx) => trx.insertInto('rate_limits').values(pair).execute());
      await setImmediate();
    }
    expect(await run).toMatchObject({ code: 0, stderr: '' });
    const copy = openSqlite(file);
    const rows = await copy.selectFrom('rate_limits').select('key').where('resets_at', '=', 0).execute();
    await copy.destroy();
    expect(rows.length % 2).toBe(0);
  });

  it('leaves a file alone that is there already', async () => {
    writeFileSync(file, 'the backup of last Monday');
    const stderr = `${file} is there already. Name another file.\n`;
    expect(await backup()).toEqual({ code: 1, stdout: '', stderr });
    expect(readFileSync(file, 'utf8')).toBe('the backup of last Monday');
  });

  it('makes no copy of a damaged database', async () => {
    await db.destroy();
    const source = join(dataDir, 'app.db');
    truncateSync(source, statSync(source).size - 3 * 4096);
    const { code, stderr } = await backup();
    expect(code).toBe(1);
    expect(stderr).toContain(`${source} can't be copied to ${file}: `);
    expect(readdirSync(folder)).toEqual([]);
  });
});
