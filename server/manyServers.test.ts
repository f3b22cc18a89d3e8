import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as account from '../contract/account.ts';
import { commonRefusals } from '../contract/errors.ts';
import { retrieveUserDetails } from '../contract/profile.ts';
import * as session from '../contract/session.ts';
import { freePort } from '../tools/freePort.ts';
import { password } from '../tests/harness/accounts.ts';
import { someExams } from '../tests/harness/app.ts';
import { callServer } from '../tests/harness/callServer.ts';
import { contentFolder, type ContentFolder } from '../tests/harness/content.ts';
import { describePostgres } from '../tests/harness/dialects.ts';
import { mailServer } from '../tests/harness/mailServer.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { type ServerProcess, serverProcess } from '../tests/harness/serverProcess.ts';
import type { Database } from './db/schema.ts';
import { tx } from './db/tx.ts';
import { queueMail } from './mail/queue.ts';

const TOKEN_SECRET = 'what all of these servers sign with';

function servers(open: () => Promise<{ db: Database; url: string }>) {
  let db: Database;
  let url: string;
  let content: ContentFolder;
  let mailPort: number;
  let one: ServerProcess;
  let other: ServerProcess;
  const started: { server: ServerProcess; dataDir: string }[] = [];

  beforeAll(async () => {
    ({ db, url } = await open());
    content = contentFolder(someExams);
    mailPort = await freePort();
    [one, other] = [start(), start()];
  });

  afterAll(async () => {
    for (const { server, dataDir } of started) {
      server.kill('SIGKILL');
      await server.exit;
      rmSync(dataDir, { recursive: true });
    }
    content.dispose();
  });

  function start(env: Readonly<Record<string, string>> = { TOKEN_SECRET }): ServerProcess {
    const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-many-'));
    const mail = `smtp://127.0.0.1:${mailPort}`;
    const server = serverProcess(content.dir, { DATA_DIR: dataDir, DATABASE_URL: url, SMTP_URL: mail, ...env });
    started.push({ server, dataDir });
    return server;
  }

  const signUp = async (server: ServerProcess, email: string) =>
    (await callServer(server, account.register, { body: { email, password } })).body();
  const login = (server: ServerProcess, email: string, given = password) =>
    callServer(server, account.login, { body: { email, password: given } });
  const profile = (server: ServerProcess, userId: string, token: string) =>
    callServer(server, retrieveUserDetails, { query: { userId } }, token);

  it('take the sessions that others have opened, and end them for all at logout', async () => {
    const { userId, accessToken, refreshToken } = await signUp(one, 'ben@example.org');
    expect((await profile(other, userId, accessToken)).body().email).toBe('ben@example.org');
    await callServer(other, session.logout, { body: { refreshToken } });
    const { status, error } = await profile(one, userId, accessToken);
    expect([status, error]).toEqual([401, commonRefusals.tokenInvalid.error]);
    expect((await callServer(one, session.refreshToken, { body: { refreshToken } })).status).toBe(401);
  });

  it('count logins together', async () => {
    const turns = Array.from({ length: 10 }, (_, index) => (index % 2 ? other : one));
    const statuses = [];
    for (const server of turns) statuses.push((await login(server, 'eve@example.org', 'wrong horse 1')).status);
    expect(statuses).toEqual(turns.map(() => 401));
    expect((await login(one, 'eve@example.org')).status).toBe(429);
    expect((await login(other, 'eve@example.org')).status).toBe(429);
  });

  it('send each mail once', async () => {
    const { received } = await mailServer({ port: mailPort });
    const queued = Array.from({ length: 40 }, (_, index) => `user${index}@people.example`);
    await tx(db, async (trx) => {
      for (const to of queued) await queueMail(trx, { to, template: 'passwordReset', data: { resetId: to } });
    });
    await signUp(one, 'gus@example.org');
    const resets = ['gus@example.org', 'gus@example.org'];
    const body = { email: 'gus@example.org' };
    await Promise.all([one, other].map((server) => callServer(server, account.resetPassword, { body })));
    // A mail leaves the queue after it was sent, so that no more can come when the queue is empty.
    await expect.poll(() => db.selectFrom('mails').select('id').execute(), { timeout: PATIENCE }).toEqual([]);
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual([...queued, ...resets].toSorted());
  });

  it('refuse one that signs with something else', async () => {
    const stranger = start({ TOKEN_SECRET: `${TOKEN_SECRET}!` });
    expect(await stranger.exit).toBe(1);
    expect(stranger.output.stderr).toContain('TOKEN_SECRET is not that of the other servers on this database.');
  });
}

describePostgres('several servers', servers, 'suite');
