import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/connection.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { tx } from '../../server/db/tx.ts';
import { dump } from '../../tests/harness/dump.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { runCommand } from './testing/runCommand.ts';
import { insertSampleRows } from './testing/sampleRows.ts';

describe('npm run db:backup', { timeout: PATIENCE }, () => {
  let dataDir: string;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-backup-'));
    folder = mkdtempSync(join(tmpdir(), 'certcrest-backups-'));
    file = join(folder, 'monday.db');
    await withDatabase(async (db) => {
      await tx(db, (trx) => migrate(trx));
      await insertSampleRows(db);
    });
  });
  afterEach(() => {
    for (const dir of [dataDir, folder]) rmSync(dir, { recursive: true });
  });

  async function withDatabase<T>(work: (db: ReturnType<typeof openSqlite>) => Promise<T>, path?: string): Promise<T> {
    const db = path === undefined ? await openDatabase({ dataDir, databaseUrl: undefined }) : openSqlite(path);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  const backup = (args: readonly string[] = [file], env: Readonly<Record<string, string>> = {}) =>
    runCommand('backup', args, { DATA_DIR: dataDir, ...env }).end;

  it('makes one file that holds everything, for its owner alone', async () => {
    const result = await backup();
    const { size, mode } = statSync(file);
    expect(result).toEqual({ code: 0, stdout: `${file}: ${size} bytes, checked\n`, stderr: '' });
    expect(mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['monday.db']);
    expect(await withDatabase(dump, file)).toEqual(await withDatabase(dump));
  });

  it('holds everything that was written before it began, and no half of what is written meanwhile', async () => {
    const before = 100;
    let written = 0;
    await withDatabase(async (db) => {
      const writePair = async () => {
        written += 1;
        const pair = ['a', 'b'].map((half) => ({ key: `${written}${half}`, count: written, resets_at: 0 }));
        await tx(db, (trx) => trx.insertInto('rate_limits').values(pair).execute());
        await setImmediate();
      };
      while (written < before) await writePair();
      let isOver = false;
      const run = backup().finally(() => (isOver = true));
      while (!isOver) await writePair();
      expect(await run).toMatchObject({ code: 0, stderr: '' });
    });

    const counts = await withDatabase(
      (db) => db.selectFrom('rate_limits').select('count').where('resets_at', '=', 0).orderBy('count').execute(),
      file,
    );
    const pairs = Array.from({ length: Math.floor(counts.length / 2) }, (_, index) => [index + 1, index + 1]);
    expect(counts.map(({ count }) => count)).toEqual(pairs.flat());
    expect(pairs.length).toBeGreaterThanOrEqual(before);
  });

  it('overwrites nothing', async () => {
    writeFileSync(file, 'an older one');
    expect(await backup()).toEqual({ code: 1, stdout: '', stderr: `${file} is there already. Name another file.\n` });
    expect(readFileSync(file, 'utf8')).toBe('an older one');
  });

  it('makes no copy of a damaged database', async () => {
    const source = join(dataDir, 'app.db');
    truncateSync(source, statSync(source).size - 3 * 4096);
    const { code, stderr } = await backup();
    expect(code).toBe(1);
    expect(stderr).toContain(`${source} can't be copied to ${file}: `);
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});
