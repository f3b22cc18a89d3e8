import { expect, it } from 'vitest';
import { reportQuestion, retrieveReports } from '../contract/reports.ts';
import type { Database } from '../server/db/schema.ts';
import { bearer, post, signUp } from '../tests/harness/accounts.ts';
import { fill, testApp } from '../tests/harness/app.ts';
import { describeDialects } from '../tests/harness/dialects.ts';
import { commandOn } from './db/testing/runCommand.ts';

describeDialects('npm run reports', (open) => {
  let db: Database;
  let id: string;
  let read: () => Promise<unknown>;

  const run = commandOn(open, 'reports', async (opened) => {
    db = opened;
    await fill(db);
    const app = await testApp(db, { now: () => Date.UTC(2026, 10, 21, 8, 5) });
    const ann = await signUp(app);
    const report = { examId: 'administrator', questionId: 'adm-1', version: 1, reason: 'wrongKey' };
    await post(app, reportQuestion, { userId: ann.userId, ...report, text: 'B \u001B[2Jis\nright.' }, bearer(ann));
    ({ id } = await db.selectFrom('question_reports').select('id').executeTakeFirstOrThrow());
    read = async () => {
      const url = `/api${retrieveReports.path}?userId=${ann.userId}`;
      return (await app.inject({ url, headers: bearer(ann) })).json();
    };
  });

  it('lists and shows a report, and prints nothing that a terminal acts on', async () => {
    const line = `2026-11-21 08:05  ${id}  ann@example.org  open  wrongKey  administrator/adm-1\n`;
    expect(await run('list')).toEqual({ code: 0, stdout: line, stderr: '' });
    const stdout = `${line}Platform Administrator, adm-1, version 1\n\nB  [2Jis\nright.\n`;
    expect(await run('show', id)).toEqual({ code: 0, stdout, stderr: '' });
  });

  it.each([
    ['accept', 'accepted'],
    ['decline', 'declined'],
  ])('%ss a report once, by mail', async (act, state) => {
    const stdout = `The report ${id} is ${state}, and its reporter gets a mail.\n`;
    expect(await run(act, id, ' The key is B. ')).toEqual({ code: 0, stdout, stderr: '' });
    expect(await read()).toMatchObject({
      reports: [{ state, answer: 'The key is B.', answeredAt: expect.any(String) }],
    });
    const mails = await db.selectFrom('mails').select(['recipient', 'template', 'data']).execute();
    const data = { state, exam: 'Platform Administrator', questionId: 'adm-1', answer: 'The key is B.' };
    expect(mails).toMatchObject([{ recipient: 'ann@example.org', template: 'reportAnswered' }]);
    expect(mails.map((mail) => JSON.parse(mail.data))).toEqual([data]);
    expect((await run('decline', id, 'No.')).stderr).toBe(`The report ${id} was answered before.\n`);
    expect(await run('list')).toMatchObject({ stdout: 'There are no open reports.\n' });
    expect((await run('list', 'all')).stdout).toContain(`  ${state}  wrongKey  `);
  });
});
