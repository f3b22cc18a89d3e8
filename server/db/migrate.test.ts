import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { KnownFailure } from '../knownFailure.ts';
import { isCreateRace, migrate, migrations } from './migrate.ts';
import type { Database } from './schema.ts';
import { tx } from './tx.ts';

const tooOld = 'The database is too old for this version of CertCrest. Start an earlier one on it once.';
const run = promisify(execFile);
const everyStep = migrations.map(({ name }) => name);
const upgrade = (db: Database) => tx(db, (trx) => migrate(trx), isCreateRace);

describeDialects('migrate', (open) => {
  it('takes only the steps that are new', async () => {
    const { db } = await open();
    const next = { name: '999-next', up: async () => undefined };
    expect(await tx(db, (trx) => migrate(trx, [...migrations, next]))).toEqual(['999-next']);
  });

  it.each([
    ['takes a database that had all steps before the baseline as it is', '020-simulated-questions', everyStep.slice(1)],
    ['refuses one that had not', '019-exam-dates', new KnownFailure(tooOld)],
  ])('%s', async (_, last, outcome) => {
    const { db } = await open('nothing');
    await tx(db, (trx) => migrate(trx, migrations.slice(0, 1)));
    await db.updateTable('schema_migrations').set({ name: last }).execute();
    expect(await upgrade(db).catch((error: unknown) => error)).toEqual(outcome);
  });

  it('leaves nothing behind when a step fails', async () => {
    const { db } = await open('nothing');
    const broken = { name: '999-broken', up: () => Promise.reject(new Error('broken step')) };
    await expect(tx(db, (trx) => migrate(trx, [...migrations, broken]))).rejects.toThrow('broken step');
    expect(await upgrade(db)).toEqual(everyStep);
  });

  it('takes each step once when four servers start at once', async (test) => {
    const { config } = await open('nothing');
    if (!config) return test.skip('PGlite has one connection');
    const script = fileURLToPath(new URL('../../tests/harness/migrateOnce.ts', import.meta.url));
    const server = () => run(process.execPath, [script, JSON.stringify(config)]);
    const outputs = await Promise.all([server(), server(), server(), server()]);
    expect(outputs.flatMap(({ stdout }) => JSON.parse(stdout))).toEqual(everyStep);
    return undefined;
  });
});
