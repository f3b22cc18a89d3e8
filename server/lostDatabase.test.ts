import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register, type Session } from '../contract/account.ts';
import { saveExamAttempt } from '../contract/attempts.ts';
import { commonRefusals } from '../contract/errors.ts';
import { retrieveAllExams } from '../contract/exams.ts';
import { retrieveUserDetails } from '../contract/profile.ts';
import { password } from '../tests/harness/accounts.ts';
import { someExams } from '../tests/harness/app.ts';
import { callServer } from '../tests/harness/callServer.ts';
import { type ContentFolder, contentFolder } from '../tests/harness/content.ts';
import { describePostgres } from '../tests/harness/dialects.ts';
import { type DatabaseProxy, databaseProxy } from '../tests/harness/faults/databaseProxy.ts';
import { holdLock } from '../tests/harness/faults/heldLock.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { type ServerProcess, serverProcess } from '../tests/harness/serverProcess.ts';
import { type ExampleSite, exampleSite } from '../tests/harness/site.ts';

describePostgres(
  'a server whose database is lost',
  (open) => {
    let realUrl: string;
    let proxy: DatabaseProxy;
    let content: ContentFolder;
    let site: ExampleSite;
    let dataDir: string;
    let server: ServerProcess;
    let address: string;
    let ann: Session;
    let bob: Session;

    beforeAll(async () => {
      ({ url: realUrl } = await open());
      proxy = await databaseProxy(realUrl);
      content = contentFolder(someExams);
      site = exampleSite();
      dataDir = mkdtempSync(join(tmpdir(), 'certcrest-lost-'));
      server = serverProcess(
        content.dir,
        { DATA_DIR: dataDir, DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' },
        site.dir,
      );
      address = await server.address();
      [ann, bob] = [await signUp('ann@example.org'), await signUp('bob@example.org')];
    });
    afterAll(async () => {
      server.kill('SIGKILL');
      await server.exit;
      await proxy.close();
      rmSync(dataDir, { recursive: true });
      content.dispose();
      site.dispose();
    });

    const signUp = async (email: string) => (await callServer(server, register, { body: { email, password } })).body();
    const statusOf = async (path: string) => (await fetch(address + path)).status;
    const list = async () => (await callServer(server, retrieveAllExams, { query: {} })).status;
    /** Unlike the list, which a server keeps for a moment, a profile is read with every call. */
    const profile = async () => {
      const query = { userId: bob.userId };
      return (await callServer(server, retrieveUserDetails, { query }, bob.accessToken)).status;
    };
    const save = (who: Session) => {
      const body = { userId: who.userId, examId: 'administrator', scorePercent: 70 };
      return callServer(server, saveExamAttempt, { body }, who.accessToken);
    };
    const saved = async (who: Session) => {
      const query = { userId: who.userId };
      const { exams } = (await callServer(server, retrieveUserDetails, { query }, who.accessToken)).body();
      return exams.flatMap(({ attempts }) => attempts).length;
    };

    it('goes on when a connection breaks in the middle of a call', async () => {
      expect((await save(ann)).status).toBe(200);
      // What comes first in a call, so that nothing of it can be done after its connection is lost.
      const lock = await holdLock(realUrl, 'lock table sessions in access exclusive mode');
      const calls = [save(ann), save(bob), save(ann)];
      await expect.poll(lock.waiting, { timeout: PATIENCE }).toBe(3);
      await proxy.cut();
      for (const call of calls) {
        const { status, error, headers } = await call;
        expect([status, error, headers.get('retry-after')]).toEqual([503, commonRefusals.unavailable.error, '5']);
      }
      await lock.release();
      expect([await profile(), await statusOf('/api/health/ready')]).toEqual([503, 503]);
      expect([await statusOf('/api/health'), await statusOf('/certifications')]).toEqual([200, 200]);
      expect(await statusOf('/certifications/administrator')).toBe(200);
      await proxy.restore();
      await expect.poll(() => statusOf('/api/health/ready'), { timeout: PATIENCE }).toBe(200);
      expect([await list(), await saved(ann), await saved(bob)]).toEqual([200, 1, 0]);
      expect((await save(bob)).status).toBe(200);
    });

    it('serves pages and says that it is not ready while the database is frozen, and goes on afterwards', async () => {
      proxy.freeze();
      const frozen = profile();
      const isFirst = async (what: Promise<unknown>) => Promise.race([what.then(() => true), frozen.then(() => false)]);
      expect(await isFirst(statusOf('/api/health'))).toBe(true);
      expect(await isFirst(statusOf('/certifications/administrator'))).toBe(true);
      expect(await isFirst(statusOf('/api/health/ready'))).toBe(true);
      await expect.poll(() => statusOf('/api/health/ready'), { timeout: PATIENCE }).toBe(503);
      expect(await frozen).toBe(503);
      await proxy.restore();
      await expect.poll(() => statusOf('/api/health/ready'), { timeout: PATIENCE }).toBe(200);
      expect(await list()).toBe(200);
    });

    it('refuses one user whose row is held, and serves all others meanwhile', async () => {
      const lock = await holdLock(realUrl, 'select 1 from users where id = $1 for update', [ann.userId]);
      // More than the server has connections.
      const calls = Array.from({ length: 14 }, () => save(ann));
      const all = Promise.race(calls);
      await expect.poll(lock.waiting, { timeout: PATIENCE }).toBeGreaterThan(0);
      const others = Promise.all([save(bob).then(({ status }) => status), list(), statusOf('/api/health/ready')]);
      const first = await Promise.race([others, all.then(() => 'the user who waits')]);
      expect(first).toEqual([200, 200, 200]);
      expect((await all).status).toBe(503);
      await lock.release();
      await Promise.all(calls);
      expect((await save(ann)).status).toBe(200);
    });
  },
  'suite',
);
