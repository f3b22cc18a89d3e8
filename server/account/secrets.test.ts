import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as account from '../../contract/account.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import * as sessions from '../../contract/session.ts';
import { bearer, password, post, signUp } from '../../tests/harness/accounts.ts';
import { fill, testApp, testSecret } from '../../tests/harness/app.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import { resetTokenOf } from '../secrets/signatures.ts';

describe('the log', () => {
  let db: Database;
  beforeEach(async () => {
    db = openSqlite(':memory:');
    await fill(db);
  });
  afterEach(() => db.destroy());

  it('contains no password, token or address, even at the level trace', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => lines.push(line) };
    const app = await testApp(db, { config: { logLevel: 'trace' }, logStream });
    const email = 'ann.lee@example.org';
    const newPassword = 'another horse 2';

    const session = await signUp(app, email);
    const second = (await post(app, account.login, { email, password })).json<account.Session>();
    await post(app, account.login, { email, password: 'wrong horse 3' });
    await post(app, account.register, { email, password });
    const refreshed = (await post(app, sessions.refreshToken, session)).json<{ accessToken: string }>();
    await app.inject({ url: `/api${retrieveAllExams.path}?user_id=${session.userId}`, headers: bearer(refreshed) });
    await app.inject({ url: `/api${retrieveAllExams.path}`, headers: { authorization: 'Bearer forged.token.here' } });
    await post(app, account.resetPassword, { email });
    const reset = () => db.selectFrom('password_resets').select('id').executeTakeFirst();
    await expect.poll(reset, { timeout: PATIENCE }).toBeDefined();
    const token = resetTokenOf(testSecret, (await reset())?.id ?? '');
    await post(app, account.confirmResetPassword, { token, password: newPassword });
    const third = (await post(app, account.login, { email, password: newPassword })).json<account.Session>();
    await post(app, sessions.logout, third);
    expect((await post(app, sessions.refreshToken, third)).statusCode).toBe(401);
    await app.close();

    const log = lines.join('');
    expect(log).toContain('after logout');
    expect(lines.length).toBeGreaterThan(10);
    const tokens = [session, second, third].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
    const secrets = [password, newPassword, 'wrong horse 3', email, 'ann.lee', token, 'forged.token.here', testSecret];
    for (const secret of [...secrets, ...tokens, refreshed.accessToken]) expect(log).not.toContain(secret);
  });
});
