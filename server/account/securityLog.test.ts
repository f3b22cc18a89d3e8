import { expect, it } from 'vitest';
import { changeEmail, changePassword, confirmEmail } from '../../contract/credentials.ts';
import { deleteAccount, exportData } from '../../contract/personalData.ts';
import { logout } from '../../contract/session.ts';
import { endOtherSessions, endSession } from '../../contract/sessions.ts';
import { password } from '../../tests/harness/accounts.ts';
import { accountsOf, annsEmail } from '../../tests/harness/accountsOf.ts';
import { testSecret } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { linkTokenOf } from '../secrets/tokenSecret.ts';

describeDialects('the security log', (open) => {
  const site = accountsOf(open, { config: { trustProxy: 1 } });

  const own = (endpoint: Parameters<typeof site.own>[0], body: object) => {
    site.clock.forward(1);
    return site.own(endpoint, body);
  };
  const events = () => site.rows('security_events');

  it('says who, what, when and from which network', async () => {
    await site.db.deleteFrom('security_events').execute();
    await site.logIn(password, annsEmail, { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' });
    expect(await events()).toEqual([
      {
        id: expect.any(String),
        user_id: site.ann.userId,
        what: 'login',
        client: '2001:db8:1:2',
        count: 1,
        happened_at: site.clock.now(),
      },
    ]);
  });

  it('counts refused logins of an hour in one row, by account and network', async () => {
    for (let guess = 0; guess < 3; guess += 1) await site.logIn('wrong');
    await site.logIn('wrong', 'nobody@example.org');
    site.clock.forward(60 * 60 * 1000);
    await site.logIn('wrong');
    const refused = (await events()).filter(({ what }) => what === 'loginRefused');
    expect(refused.map(({ user_id, count }) => [user_id, count])).toEqual(
      expect.arrayContaining([
        [site.ann.userId, 3],
        [null, 1],
        [site.ann.userId, 1],
      ]),
    );
    expect(refused).toHaveLength(3);
  });

  it('has the end of sessions', async () => {
    site.clock.forward(1);
    await own(endSession, { sessionId: await site.added('sessions', () => site.logIn()) });
    site.clock.forward(1);
    await site.logIn();
    await own(endOtherSessions, {});
    await own(endOtherSessions, {});
    await own(logout, { refreshToken: site.ann.refreshToken });
    await own(logout, { refreshToken: site.ann.refreshToken });
    site.clock.forward(1);
    await site.refresh(site.ann);
    expect(await site.happened()).toEqual([
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
    const change = () => own(changeEmail, { password: newPassword, email: 'new@example.org' });
    await own(confirmEmail, {
      token: linkTokenOf(testSecret, 'email-change', await site.added('email_changes', change)),
    });
    site.clock.forward(1);
    await site.read(exportData);
    await own(deleteAccount, { password: newPassword });
    expect(await site.happened()).toEqual([
      'accountOpened',
      'currentPasswordRefused',
      'passwordChanged',
      'emailChangeAsked',
      'emailChanged',
      'dataExported',
      'accountDeleted',
    ]);
  });
});
