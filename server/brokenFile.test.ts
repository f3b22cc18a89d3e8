import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, session, type Session } from '../contract/account.ts';
import { saveExamAttempt } from '../contract/attempts.ts';
import { commonRefusals } from '../contract/errors.ts';
import { bearer, password } from '../tests/harness/accounts.ts';
import { someExams } from '../tests/harness/app.ts';
import { type ContentFolder, contentFolder } from '../tests/harness/content.ts';
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
    ann = session.parse(await (await call(register, { email: 'ann@example.org', password })).json());
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.exit;
    rmSync(join(dataDir, '..'), { recursive: true });
    content.dispose();
    site.dispose();
  });

  const statusOf = async (path: string) => (await fetch(address + path)).status;
  const call = ({ path }: { readonly path: string }, body: object, headers: object = {}) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const save = () =>
    call(saveExamAttempt, { userId: ann.userId, examId: 'administrator', scorePercent: 70 }, bearer(ann));

  /** Expects that nothing can be saved and monitors are told so, while pages go on. */
  async function expectTrouble(): Promise<void> {
    const reply = await save();
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await reply.json()).toMatchObject({ error: commonRefusals.unavailable.error });
    await expect.poll(() => statusOf('/api/health/ready'), { timeout: PATIENCE }).toBe(503);
    expect([await statusOf('/api/health'), await statusOf('/certifications/administrator')]).toEqual([200, 200]);
  }

  /** Lets the running server write no byte beyond a size, as on a full disk. Linux alone can do so. */
  function limitFiles(bytes: string): void {
    // Only the user of a process may do so.
    const { uid, gid } = statSync(`/proc/${server.pid}`);
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`], { uid, gid, stdio: 'pipe' });
  }

  async function expectRecovery(): Promise<void> {
    await expect.poll(() => statusOf('/api/health/ready'), { timeout: PATIENCE }).toBe(200);
    expect((await save()).status).toBe(200);
  }

  it('reads while another program holds the write lock, and writes when that has ended', async () => {
    const other = new DatabaseSync(join(dataDir, 'app.db'), { timeout: 5000 });
    other.exec('begin immediate');
    const saving = save();
    const isFirst = async (path: string) => Promise.race([statusOf(path), saving.then(() => 'the write')]);
    for (const path of ['/api/exam/retrieveAllExams/', '/api/exam/administrator/', '/certifications/administrator']) {
      expect(await isFirst(path)).toBe(200);
    }
    expect(await isFirst('/api/health/ready')).toBe(503);
    other.close();
    expect((await saving).status).toBe(200);
    await expectRecovery();
  });

  it.skipIf(process.platform !== 'linux')(
    'refuses what does not fit on a full disk, and goes on afterwards',
    async () => {
      expect((await save()).status).toBe(200);
      limitFiles('0');
      await expectTrouble();
      expect(await statusOf('/api/exam/administrator/')).toBe(200);
      limitFiles('unlimited');
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
