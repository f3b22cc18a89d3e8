import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { someExams } from '../tests/harness/app.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { quizStatus, startedServers } from '../tests/harness/startedServers.ts';

describe('the server process', { timeout: 2 * PATIENCE }, () => {
  const site = startedServers();

  it('refuses a data folder that another server has', async () => {
    const first = site.start();
    await first.address();
    expect(await site.refusal()).toEqual({
      code: 1,
      stdout: '',
      stderr: `The folder ${site.dataDir} of DATA_DIR is in use by another server.\n`,
    });
  });

  it('refuses a wrong setting', async () => {
    expect(await site.refusal({ PORT: 'http' })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'PORT takes a whole number from 0 to 65535, but is "http".\n',
    });
  });

  it('refuses a port that is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '0.0.0.0', () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      }),
    );
    onTestFinished(() => void taken.close());
    const { code, stderr } = await site.refusal({ PORT: String(port) });
    expect([code, stderr]).toEqual([1, `PORT ${port} is in use by another program.\n`]);
  });

  it('refuses a database that does not respond, without naming the password', async () => {
    const { code, stderr } = await site.refusal({ DATABASE_URL: 'postgres://app:s3cret@127.0.0.1:1/app' });
    expect(code).toBe(1);
    expect(stderr).toBe(
      "The database 127.0.0.1:1/app of DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:1.\n",
    );
  });

  it('refuses broken content and leaves the database as it was', async () => {
    await site.startedOnce();
    site.content.writeText('administrator.yaml', 'slug: administrator\nslug: administrator\n');
    const { code, stderr } = await site.refusal();
    expect([code, stderr]).toEqual([1, `${site.content.dir}/administrator.yaml:2:1 Map keys must be unique\n`]);
    const [exam] = someExams.filter(({ slug }) => slug === 'administrator');
    if (exam) site.content.write(exam);
    expect(await quizStatus(site.start())).toBe(200);
  });

  it('refuses a database that a newer version has changed, and leaves it as it was', async () => {
    await site.startedOnce();
    const file = join(site.dataDir, 'app.db');
    const db = new DatabaseSync(file);
    db.exec("insert into schema_migrations values ('999-next', 1); update exams set content_hash = 'newer'");
    db.close();
    expect(await site.refusal()).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The database is of a newer version of CertCrest. Use that one.\n',
    });
    const after = new DatabaseSync(file);
    expect(after.prepare('select distinct content_hash from exams').all()).toEqual([{ content_hash: 'newer' }]);
    after.close();
  });

  it('refuses an empty database file, which is what a failed copy leaves', async () => {
    const file = join(site.dataDir, 'app.db');
    writeFileSync(file, '');
    expect(await site.refusal()).toEqual({
      code: 1,
      stdout: '',
      stderr: `The database ${file} can't be opened: it is empty. Put a backup in its place, or remove it to begin anew.\n`,
    });
    expect(statSync(file).size).toBe(0);
  });

  it('refuses a database file that it may not write', async () => {
    await site.startedOnce();
    const file = join(site.dataDir, 'app.db');
    chmodSync(file, 0o400);
    const stderr = `The database ${file} can't be opened: it is read-only.\n`;
    expect(await site.refusal()).toEqual({ code: 1, stdout: '', stderr });
  });
});
