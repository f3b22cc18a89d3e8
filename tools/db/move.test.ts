import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import * as account from '../../contract/account.ts';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { refreshToken as refresh } from '../../contract/session.ts';
import { password } from '../../tests/harness/accounts.ts';
import { someExams } from '../../tests/harness/app.ts';
import { callServer } from '../../tests/harness/callServer.ts';
import { contentFolder } from '../../tests/harness/content.ts';
import { describePostgres } from '../../tests/harness/dialects.ts';
import { serverProcess } from '../../tests/harness/serverProcess.ts';
import { runCommand } from './testing/runCommand.ts';

const TOKEN_SECRET = 'the same before and after the move';

describePostgres('a server that moves', (open) => {
  it('still has the accounts, the sessions and the profiles', async () => {
    const { url } = await open();
    const content = contentFolder(someExams);
    const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-move-'));
    onTestFinished(() => {
      content.dispose();
      rmSync(dataDir, { recursive: true });
    });
    function start(env: Readonly<Record<string, string>>) {
      const server = serverProcess(content.dir, { DATA_DIR: dataDir, TOKEN_SECRET, ...env });
      onTestFinished(async () => {
        server.kill('SIGKILL');
        await server.exit;
      });
      return server;
    }
    const credentials = { email: 'zoë@example.org', password };

    const embedded = start({});
    const opened = (await callServer(embedded, account.register, { body: credentials })).body();
    const { userId, refreshToken, accessToken } = opened;
    for (const scorePercent of [40, 66.67, 100]) {
      const body = { userId, examId: 'administrator', scorePercent };
      (await callServer(embedded, saveExamAttempt, { body }, accessToken)).body();
    }
    const before = (await callServer(embedded, retrieveUserDetails, { query: { userId } }, accessToken)).body();
    expect(before.exams).toMatchObject([{ passedTimes: 2, avgScore: 68.9 }]);
    embedded.kill('SIGTERM');
    expect(await embedded.exit).toBe(0);

    const copied = await runCommand('copy', ['--to', url], { DATA_DIR: dataDir, TOKEN_SECRET }).end;
    expect(copied).toMatchObject({ code: 0, stderr: '' });

    const moved = start({ DATABASE_URL: url });
    const again = (await callServer(moved, account.login, { body: credentials })).body();
    expect(again).toMatchObject({ userId, email: credentials.email });
    const details = { query: { userId } };
    expect((await callServer(moved, retrieveUserDetails, details, again.accessToken)).body()).toEqual(before);
    expect((await callServer(moved, retrieveUserDetails, details, accessToken)).body()).toEqual(before);
    expect((await callServer(moved, refresh, { body: { refreshToken } })).status).toBe(200);
  });
});
