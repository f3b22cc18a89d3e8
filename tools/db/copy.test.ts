import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../server/db/connection.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Database } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';
import { fill } from '../../tests/harness/app.ts';
import { examFileWith, questionFiles } from '../../tests/harness/content.ts';
import { dump } from '../../tests/harness/dump.ts';
import { freshPostgres } from '../../tests/harness/freshDatabase.ts';
import { runCommand } from './testing/runCommand.ts';
import { insertSampleRows, sampleRows } from './testing/sampleRows.ts';

/** More than two pages. */
const MANY = 1234;

const server = inject('postgres');

describe.skipIf(!server)('npm run db:copy', () => {
  let dataDir: string;
  let source: Database;
  let target: Database;
  let url: string;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-copy-'));
    source = await openDatabase({ dataDir, databaseUrl: undefined });
    await tx(source, (trx) => migrate(trx));
    ({ db: target, url, drop } = await freshPostgres({ url: server?.url ?? '' }));
  });
  afterEach(async () => {
    await source.destroy();
    await target.destroy();
    await drop();
    rmSync(dataDir, { recursive: true });
  });

  const copy = () => runCommand('copy', [], { DATA_DIR: dataDir, DATABASE_URL: url });
  const name = () => `${new URL(url).host}${new URL(url).pathname}`;
  const file = () => join(dataDir, 'app.db');
  const refusal = (stderr: string) => ({ code: 1, stdout: '', stderr: `${stderr}\n` });

  it('brings every row over and says so, also where a start has left exams in the new database', async () => {
    await insertSampleRows(source);
    const attempts = Array.from({ length: MANY }, (_, index) => ({ ...sampleRows.attempts, id: `a${index}` }));
    await source.insertInto('attempts').values(attempts).execute();
    await fill(target, [examFileWith({ slug: 'other', questions: questionFiles(3) })]);
    const { code, stdout, stderr } = await copy();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`\nattempts: ${MANY + 1}\n`);
    const rows = MANY + 3;
    expect(stdout).toMatch(`${name()} now holds everything of ${file()}: ${rows} rows, read again and compared.\n`);
    expect(await dump(target)).toEqual(await dump(source));
  });

  it('refuses a database with accounts and leaves it as it is', async () => {
    await tx(target, (trx) => migrate(trx));
    await target.insertInto('users').values(sampleRows.users).execute();
    const before = await dump(target);
    expect(await copy()).toEqual(refusal(`${name()} is not empty: there are users. Copy into a new database.`));
    expect(await dump(target)).toEqual(before);
  });

  it.each([
    ['from', () => source, file],
    ['to', () => target, name],
  ])('refuses to copy %s a database of a newer version', async (_, newer, called) => {
    await tx(newer(), (trx) => migrate(trx));
    await newer().insertInto('schema_migrations').values({ name: '999-next', applied_at: 1 }).execute();
    expect(await copy()).toEqual(refusal(`${called()} is of a newer version of CertCrest. Use that one.`));
  });
});
