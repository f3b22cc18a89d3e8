import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { login, register } from '../contract/account.ts';
import { refreshToken } from '../contract/session.ts';
import { migrations } from './db/migrations/index.ts';
import { type ContentFolder, contentFolder } from '../tests/harness/content.ts';
import { someExams } from '../tests/harness/app.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { type ServerProcess, serverProcess } from '../tests/harness/serverProcess.ts';

describe('the server process', { timeout: 2 * PATIENCE }, () => {
  let dataDir: string;
  let content: ContentFolder;
  const servers: ServerProcess[] = [];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-main-'));
    content = contentFolder(someExams);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.kill('SIGKILL');
      await server.exit;
    }
    rmSync(dataDir, { recursive: true });
    content.dispose();
  });

  function start(env: Readonly<Record<string, string>> = {}): ServerProcess {
    const server = serverProcess(content.dir, { DATA_DIR: dataDir, ...env });
    servers.push(server);
    return server;
  }

  /** Starts a server that must fail to start; returns its exit code and its output. */
  async function refusal(env: Readonly<Record<string, string>> = {}) {
    const server = start(env);
    const code = await server.exit;
    return { code, ...server.output };
  }

  const quizStatus = async (server: ServerProcess) =>
    (await fetch(`${await server.address()}/api/exam/administrator/`)).status;

  it('prints its address, responds, and ends on SIGTERM with 0', async () => {
    const server = start();
    expect(await quizStatus(server)).toBe(200);
    server.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.output.stdout).toMatch(/^CertCrest is at http:\/\/localhost:\d+\n$/);
    expect(server.output.stderr).toBe('');
  });

  it('writes everything else on stdout as JSON', async () => {
    const server = start({ LOG_LEVEL: 'info' });
    await quizStatus(server);
    server.kill('SIGINT');
    expect(await server.exit).toBe(0);
    const lines = server.output.stdout.trim().split('\n');
    const logged = lines.filter((line) => !line.startsWith('CertCrest is at ')).map((line) => JSON.parse(line));
    expect(lines).toHaveLength(logged.length + 1);
    const everyStep = migrations.map(({ name }) => name);
    expect(logged).toContainEqual(expect.objectContaining({ migrated: everyStep, written: expect.any(Array) }));
  });

  it('finishes a request that is running when it gets a signal', async () => {
    const server = start();
    const { port } = new URL(await server.address());
    const socket = connect(Number(port), '127.0.0.1');
    const response = text(socket);
    const head = ['POST /api/none HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 2'];
    socket.write([...head, 'Expect: 100-continue', '', '{'].join('\r\n'));
    await new Promise((resolve) => socket.once('data', resolve));
    server.kill('SIGTERM');
    await expect.poll(() => refuses(Number(port)), { timeout: PATIENCE }).toBe(true);
    socket.write('}');
    expect(await response).toContain('{"error":"There is nothing at this address.","code":"unknownCall"}');
    expect(await server.exit).toBe(0);
  });

  it('ends at once on a second signal', async () => {
    const server = start();
    const { port } = new URL(await server.address());
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.write('POST /api/none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n{');
    await new Promise((resolve) => socket.once('data', resolve));
    server.kill('SIGTERM');
    await expect.poll(() => refuses(Number(port)), { timeout: PATIENCE }).toBe(true);
    server.kill('SIGTERM');
    expect(await server.exit).toBe(1);
  });

  it('refuses a data folder that another server has', async () => {
    const first = start();
    await first.address();
    expect(await refusal()).toEqual({
      code: 1,
      stdout: '',
      stderr: `The folder ${dataDir} of DATA_DIR is in use by another server.\n`,
    });
  });

  it('keeps accounts and sessions when it starts again', async () => {
    const body = { email: 'ann@example.org', password: 'correct horse 1' };
    const call = async (server: ServerProcess, path: string, sent: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(`${await server.address()}/api${path}`, { method: 'POST', headers, body: JSON.stringify(sent) });
    };
    const first = start();
    const session = await (await call(first, register.path, body)).json();
    first.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    const second = start();
    const url = `${await second.address()}/api/exam/retrieveAllExams/?user_id=${session.userId}`;
    expect((await fetch(url, { headers: { authorization: `Bearer ${session.accessToken}` } })).status).toBe(200);
    expect((await call(second, refreshToken.path, session)).status).toBe(200);
    expect((await call(second, login.path, body)).status).toBe(200);
  });

  it('refuses a wrong setting', async () => {
    expect(await refusal({ PORT: 'http' })).toEqual({
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
    const { code, stderr } = await refusal({ PORT: String(port) });
    expect([code, stderr]).toEqual([1, `PORT ${port} is in use by another program.\n`]);
  });

  it('refuses a database that does not respond, without naming the password', async () => {
    const { code, stderr } = await refusal({ DATABASE_URL: 'postgres://app:s3cret@127.0.0.1:1/app' });
    expect(code).toBe(1);
    expect(stderr).toBe(
      "The database 127.0.0.1:1/app of DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:1.\n",
    );
  });

  it('refuses broken content and leaves the database as it was', async () => {
    const first = start();
    await first.address();
    first.kill('SIGTERM');
    await first.exit;
    content.writeText('administrator.yaml', 'slug: administrator\nslug: administrator\n');
    const { code, stderr } = await refusal();
    expect([code, stderr]).toEqual([1, `${content.dir}/administrator.yaml:2:1 Map keys must be unique\n`]);
    const [exam] = someExams.filter(({ slug }) => slug === 'administrator');
    if (exam) content.write(exam);
    expect(await quizStatus(start())).toBe(200);
  });

  it('refuses a database that a newer version has changed, and leaves it as it was', async () => {
    const first = start();
    await first.address();
    first.kill('SIGTERM');
    await first.exit;
    const file = join(dataDir, 'app.db');
    const db = new DatabaseSync(file);
    db.exec("insert into schema_migrations values ('999-next', 1); update exams set content_hash = 'newer'");
    db.close();
    expect(await refusal()).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The database is of a newer version of CertCrest. Use that one.\n',
    });
    const after = new DatabaseSync(file);
    expect(after.prepare('select distinct content_hash from exams').all()).toEqual([{ content_hash: 'newer' }]);
    after.close();
  });

  it('refuses an empty database file, which is what a failed copy leaves', async () => {
    const file = join(dataDir, 'app.db');
    writeFileSync(file, '');
    expect(await refusal()).toEqual({
      code: 1,
      stdout: '',
      stderr: `The database ${file} can't be opened: it is empty. Put a backup in its place, or remove it to begin anew.\n`,
    });
    expect(statSync(file).size).toBe(0);
  });

  it('refuses a database file that it may not write', async () => {
    const first = start();
    await first.address();
    first.kill('SIGTERM');
    await first.exit;
    const file = join(dataDir, 'app.db');
    chmodSync(file, 0o400);
    const stderr = `The database ${file} can't be opened: it is read-only.\n`;
    expect(await refusal()).toEqual({ code: 1, stdout: '', stderr });
  });

  it('makes a database file of an older version private', async () => {
    const first = start();
    await first.address();
    first.kill('SIGTERM');
    await first.exit;
    chmodSync(join(dataDir, 'app.db'), 0o644);
    await quizStatus(start());
    expect(statSync(join(dataDir, 'app.db')).mode & 0o777).toBe(0o600);
  });

  it('starts again after it was killed', async () => {
    const first = start();
    await first.address();
    first.kill('SIGKILL');
    expect(await first.exit).toBeNull();
    expect(await quizStatus(start())).toBe(200);
  });

  it('starts again after it was killed while starting', async () => {
    const first = start();
    first.kill('SIGKILL');
    await first.exit;
    expect(await quizStatus(start())).toBe(200);
  });
});

/** Whether no one takes connections at a port. */
function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(false)).once('error', () => resolve(true));
    probe.once('connect', () => probe.destroy());
  });
}
