import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, type Session } from '../contract/account.ts';
import { saveExamAttempt } from '../contract/attempts.ts';
import { commonRefusals } from '../contract/errors.ts';
import { password } from '../tests/harness/accounts.ts';
import { someExams } from '../tests/harness/app.ts';
import { callServer } from '../tests/harness/callServer.ts';
import { type ContentFolder, contentFolder } from '../tests/harness/content.ts';
import { fillDisk, holdWriteLock } from '../tests/harness/faults/fileFaults.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { type ServerProcess, serverProcess } from '../tests/harness/serverProcess.ts';
import { type ExampleSite, exampleSite } from '../tests/harness/site.ts';

describe('a server whose embedded database breaks', { timeout: 2 * PATIENCE }, () => {
  let dataDir: string;
  let content: ContentFolder;
  let site: ExampleSite;
  let server: ServerProcess;
  let address: string;
  let ann: Session;

  beforeAll(async () => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'certcrest-broken-')), 'data');
    content = contentFolder(someExams);
    site = exampleSite();
    server = serverProcess(content.dir, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, site.dir);
    address = await server.address();
    ann = (await callServer(server, register, { body: { email: 'ann@example.org', password } })).body();
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.exit;
    rmSync(join(dataDir, '..'), { recursive: true });
    content.dispose();
    site.dispose();
  });

  const statusOf = async (path: string) => (await fetch(address + path)).status;
  const save = () => {
    const body = { userId: ann.userId, examId: 'administrator', scorePercent: 70 };
    return callServer(server, saveExamAttempt, { body }, ann.accessToken);
  };

  /** Expects that nothing can be saved and monitors are told so, while pages go on. */
  async function expectTrouble(): Promise<void> {
    const { status, error, headers } = await save();
    expect([status, error, headers.get('retry-after')]).toEqual([503, commonRefusals.unavailable.error, '5']);
    await expect.poll(() => statusOf('/api/health/ready'), { timeout: PATIENCE }).toBe(503);
    expect([await statusOf('/api/health'), await statusOf('/certifications/administrator')]).toEqual([200, 200]);
  }

  async function expectRecovery(): Promise<void> {
    await expect.poll(() => statusOf('/api/health/ready'), { timeout: PATIENCE }).toBe(200);
    expect((await save()).status).toBe(200);
  }

  it('reads while another program holds the write lock, and writes when that has ended', async () => {
    const release = holdWriteLock(join(dataDir, 'app.db'));
    const saving = save();
    const isFirst = async (path: string) => Promise.race([statusOf(path), saving.then(() => 'the write')]);
    for (const path of ['/api/exam/retrieveAllExams/', '/api/exam/administrator/', '/certifications/administrator']) {
      expect(await isFirst(path)).toBe(200);
    }
    expect(await isFirst('/api/health/ready')).toBe(503);
    release();
    expect((await saving).status).toBe(200);
    await expectRecovery();
  });

  it.skipIf(process.platform !== 'linux')(
    'refuses what does not fit on a full disk, and goes on afterwards',
    async () => {
      expect((await save()).status).toBe(200);
      const empty = fillDisk(server.pid);
      await expectTrouble();
      expect(await statusOf('/api/exam/administrator/')).toBe(200);
      empty();
      await expectRecovery();
    },
  );

  it('acknowledges nothing once its data folder was moved away or removed', async () => {
    expect((await save()).status).toBe(200);
    renameSync(dataDir, `${dataDir}.away`);
    await expectTrouble();
    renameSync(`${dataDir}.away`, dataDir);
    await expectRecovery();
    rmSync(dataDir, { recursive: true });
    await expectTrouble();
    expect(existsSync(dataDir)).toBe(false);
  });
});
