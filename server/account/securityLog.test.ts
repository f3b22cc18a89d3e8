import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { confirmResetPassword, login, resetPassword, type Session } from '../../contract/account.ts';
import { changeEmail, changePassword, confirmEmail } from '../../contract/credentials.ts';
import { deleteAccount, exportData } from '../../contract/personalData.ts';
import { logout, refreshToken } from '../../contract/session.ts';
import { endOtherSessions, endSession } from '../../contract/sessions.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from '../../tests/harness/accounts.ts';
import { fill, testApp, testSecret } from '../../tests/harness/app.ts';
import { cheapPasswords } from '../../tests/harness/cheapPasswords.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { emailTokenOf, resetTokenOf } from '../secrets/signatures.ts';

const email = 'ann@example.org';

describeDialects('the security log', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let ann: Session;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, []);
    clock = testClock();
    app = await testApp(db, { now: clock.now, passwords: cheapPasswords(), config: { trustProxy: 1 } });
    ann = await signUp(app);
  });

  const logIn = async (given = password, typed = email) =>
    (await post(app, login, { email: typed, password: given })).json<Session>();
  const own = (endpoint: Parameters<typeof post>[1], body: object) => {
    clock.forward(1);
    return post(app, endpoint, { userId: ann.userId, ...body }, bearer(ann));
  };
  const events = () => db.selectFrom('security_events').selectAll().orderBy('happened_at').execute();
  const happened = async () => (await events()).map(({ what }) => what);
  const idIn = async (table: 'password_resets' | 'email_changes' | 'sessions') =>
    (await db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;

  it('says who, what, when and from which network', async () => {
    await db.deleteFrom('security_events').execute();
    await post(app, login, { email, password }, { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' });
    expect(await events()).toEqual([
      {
        id: expect.any(String),
        user_id: ann.userId,
        what: 'login',
        client: '2001:db8:1:2',
        count: 1,
        happened_at: clock.now(),
      },
    ]);
  });

  it('counts refused logins of an hour in one row, by account and network', async () => {
    for (let guess = 0; guess < 3; guess += 1) await logIn('wrong');
    await logIn('wrong', 'nobody@example.org');
    clock.forward(60 * 60 * 1000);
    await logIn('wrong');
    const refused = (await events()).filter(({ what }) => what === 'loginRefused');
    expect(refused.map(({ user_id, count }) => [user_id, count])).toEqual(
      expect.arrayContaining([
        [ann.userId, 3],
        [null, 1],
        [ann.userId, 1],
      ]),
    );
    expect(refused).toHaveLength(3);
  });

  it('counts logins that came too often', async () => {
    await db.deleteFrom('security_events').execute();
    for (let guess = 0; guess < 12; guess += 1) await logIn('wrong');
    expect((await events()).map(({ what, user_id, count }) => [what, user_id, count])).toEqual(
      expect.arrayContaining([
        ['loginRefused', ann.userId, 10],
        ['loginLimited', ann.userId, 2],
      ]),
    );
  });

  it('has the end of sessions', async () => {
    clock.forward(1);
    await logIn();
    await own(endSession, { sessionId: await idIn('sessions') });
    clock.forward(1);
    await logIn();
    await own(endOtherSessions, {});
    await own(endOtherSessions, {});
    await own(logout, { refreshToken: ann.refreshToken });
    await own(logout, { refreshToken: ann.refreshToken });
    clock.forward(1);
    await post(app, refreshToken, { refreshToken: ann.refreshToken });
    expect(await happened()).toEqual([
      'accountOpened',
      'login',
      'sessionEnded',
      'login',
      'otherSessionsEnded',
      'logout',
      'refreshTokenReused',
    ]);
  });

  it('has what is changed, downloaded and deleted', async () => {
    const newPassword = 'another horse 2';
    await own(changePassword, { password: 'wrong horse 9', newPassword });
    await own(changePassword, { password, newPassword });
    await own(changeEmail, { password: newPassword, email: 'new@example.org' });
    await own(confirmEmail, { token: emailTokenOf(testSecret, await idIn('email_changes')) });
    clock.forward(1);
    await app.inject({ url: `/api${exportData.path}?userId=${ann.userId}`, headers: bearer(ann) });
    await own(deleteAccount, { password: newPassword });
    expect(await happened()).toEqual([
      'accountOpened',
      'currentPasswordRefused',
      'passwordChanged',
      'emailChangeAsked',
      'emailChanged',
      'dataExported',
      'accountDeleted',
    ]);
  });

  it('has resets', async () => {
    await own(resetPassword, { email });
    const token = resetTokenOf(testSecret, await idIn('password_resets'));
    await own(confirmResetPassword, { token, password: 'another horse 2' });
    expect(await happened()).toEqual(['accountOpened', 'passwordResetAsked', 'passwordReset']);
  });

  it('contains neither emails nor secrets', async () => {
    await logIn('a wrong horse 1');
    await own(changeEmail, { password, email: 'new@example.org' });
    const text = JSON.stringify(await events());
    for (const secret of ['@', password, 'a wrong horse 1', ann.refreshToken, ann.accessToken])
      expect(text).not.toContain(secret);
  });
});
