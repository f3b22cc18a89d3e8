import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/connection.ts';
import { lockDataFolder } from '../../server/db/lock.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Database } from '../../server/db/schema.ts';
import { tableNames } from '../../server/db/tables.ts';
import { tx } from '../../server/db/tx.ts';
import { examFileWith, questionFiles } from '../../tests/harness/content.ts';
import { fill } from '../../tests/harness/app.ts';
import { describePostgres } from '../../tests/harness/dialects.ts';
import { dump } from '../../tests/harness/dump.ts';
import { runCommand } from './testing/runCommand.ts';
import { insertSampleRows, sampleRows } from './testing/sampleRows.ts';

/** More than two pages. */
const MANY = 1234;

describePostgres('npm run db:copy', (open) => {
  let dataDir: string;
  let source: Database;
  let target: Database;
  let url: string;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-copy-'));
    source = await openDatabase({ dataDir, databaseUrl: undefined });
    await tx(source, (trx) => migrate(trx));
    ({ db: target, url } = await open('nothing'));
  });
  afterEach(async () => {
    await source.destroy();
    rmSync(dataDir, { recursive: true });
  });

  const start = () => runCommand('copy', ['--to', url], { DATA_DIR: dataDir });
  const copy = () => start().end;
  const name = () => `${new URL(url).host}${new URL(url).pathname}`;
  const file = () => join(dataDir, 'app.db');

  /** Every row of every table. */
  async function contentOf(db: Database) {
    return {
      ...(await dump(db)),
      rate_limits: await db.selectFrom('rate_limits').selectAll().execute(),
      security_events: await db.selectFrom('security_events').selectAll().execute(),
    };
  }

  async function tablesOf(db: Database): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db);
    return rows.map((row) => row.name);
  }

  it('brings every row of every table over, and says so', async () => {
    await insertSampleRows(source);
    const attempts = Array.from({ length: MANY }, (_, index) => ({ ...sampleRows.attempts, id: `a${index}` }));
    await source.insertInto('attempts').values(attempts).execute();
    const { code, stdout, stderr } = await copy();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      [
        ...tableNames.map((table) => `${table}: ${table === 'attempts' ? MANY + 1 : 1}`),
        `${name()} now holds everything of ${file()}: ${MANY + tableNames.length} rows, read again and compared.`,
        '',
      ].join('\n'),
    );
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it('replaces what a start has left in the new database', async () => {
    await insertSampleRows(source);
    await fill(target, [examFileWith({ slug: 'other', questions: questionFiles(3) })]);
    expect(await copy()).toMatchObject({ code: 0, stderr: '' });
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it('refuses a database with accounts and leaves it as it is', async () => {
    await tx(target, (trx) => migrate(trx));
    await target.insertInto('users').values(sampleRows.users).execute();
    const before = await dump(target);
    const stderr = `${name()} is not empty: there are users. Copy into a new database.\n`;
    expect(await copy()).toEqual({ code: 1, stdout: '', stderr });
    expect(await dump(target)).toEqual(before);
  });

  it('refuses while a server has the data folder', async () => {
    const unlock = lockDataFolder(dataDir);
    const stderr = `The folder ${dataDir} of DATA_DIR is in use by another server.\n`;
    expect(await copy()).toEqual({ code: 1, stdout: '', stderr });
    unlock();
    expect(await tablesOf(target)).toEqual([]);
  });

  it.each([
    ['from', () => source, file],
    ['to', () => target, name],
  ])('refuses to copy %s a database of a newer version', async (_, newer, called) => {
    await tx(newer(), (trx) => migrate(trx));
    await newer().insertInto('schema_migrations').values({ name: '999-next', applied_at: 1 }).execute();
    const stderr = `${called()} is of a newer version of CertCrest. Use that one.\n`;
    expect(await copy()).toEqual({ code: 1, stdout: '', stderr });
  });
});
