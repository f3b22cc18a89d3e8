import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { register } from '../contract/account.ts';
import { saveExamAttempt } from '../contract/attempts.ts';
import { password } from '../tests/harness/accounts.ts';
import { someExams } from '../tests/harness/app.ts';
import { callServer } from '../tests/harness/callServer.ts';
import { type ContentFolder, contentFolder } from '../tests/harness/content.ts';
import { describePostgres } from '../tests/harness/dialects.ts';
import { type RollingProxy, rollingProxy } from '../tests/harness/faults/rollingProxy.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { type ServerProcess, serverProcess } from '../tests/harness/serverProcess.ts';

/** How many clients call all the time. */
const CLIENTS = 6;

describePostgres('two servers behind a proxy', (open) => {
  let content: ContentFolder;
  let proxy: RollingProxy;
  const started: { readonly server: ServerProcess; readonly dataDir: string }[] = [];

  beforeEach(async () => {
    content = contentFolder(someExams);
    proxy = await rollingProxy();
  });
  afterEach(async () => {
    proxy.close();
    for (const { server, dataDir } of started.splice(0)) {
      server.kill('SIGKILL');
      await server.exit;
      rmSync(dataDir, { recursive: true });
    }
    content.dispose();
  });

  it('are replaced one by one without a failed call', async () => {
    const { db, url } = await open();
    async function start(): Promise<ServerProcess> {
      const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-rolling-'));
      const TOKEN_SECRET = 'what all of these servers sign with';
      const server = serverProcess(content.dir, {
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        TOKEN_SECRET,
        DRAIN_SECONDS: '3',
        CALLS_PER_CLIENT: '0',
      });
      started.push({ server, dataDir });
      proxy.add(await server.address());
      return server;
    }
    async function isReady(count: number): Promise<void> {
      await expect.poll(proxy.ready, { timeout: PATIENCE }).toBe(count);
    }

    const old = [await start(), await start()];
    const [first] = old;
    if (!first) throw new Error('There is a first server.');
    const body = { email: 'ann@example.org', password };
    const { userId, accessToken } = (await callServer(first, register, { body })).body();
    await isReady(2);

    let isOver = false;
    const acknowledged: string[] = [];
    const failed: string[] = [];
    async function client(): Promise<void> {
      while (!isOver) {
        const attemptId = randomUUID();
        const save = await fetch(`${proxy.url}/api${saveExamAttempt.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
          body: JSON.stringify({ userId, examId: 'administrator', scorePercent: 70, attemptId }),
        });
        const saved = `${save.status} ${await save.text()}`;
        // Whoever saves too many is told so, which is no failure.
        if (save.status === 200) acknowledged.push(attemptId);
        else if (save.status !== 429) failed.push(saved);
        const list = await fetch(`${proxy.url}/api/exam/retrieveAllExams/`);
        await list.arrayBuffer();
        if (list.status !== 200) failed.push(`the list: ${list.status}`);
        await delay(5);
      }
    }
    const clients = Array.from({ length: CLIENTS }, client);

    for (const server of old) {
      await start();
      await isReady(3);
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
      await isReady(2);
    }
    isOver = true;
    await Promise.all(clients);
    expect(failed).toEqual([]);
    const rows = await db.selectFrom('attempts').select('id').execute();
    expect(rows.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  });
});
