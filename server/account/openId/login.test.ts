import { expect, it, describe } from 'vitest';
import { login } from '../../../contract/account.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import { bearer, password, post } from '../../../tests/harness/accounts.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { atProvider } from '../../../tests/harness/openId/atProvider.ts';
import { ann, loginsOf } from '../../../tests/harness/openId/loginsOf.ts';
import { siteBrowser } from '../../../tests/harness/openId/siteBrowser.ts';
import { tx } from '../../db/tx.ts';
import { lockUser } from '../lockUser.ts';

describeDialects('a login at a provider', (open) => {
  const site = loginsOf(open);

  it('opens an account without a password, and a session as any login does', async () => {
    expect(await site.browser.logIn(ann)).toBe('/login?by=google');
    const mine = await site.opened();
    expect(mine).toMatchObject({ email: 'ann@example.org', userName: 'ann' });
    expect(await site.users()).toEqual([{ id: mine.userId, email: 'ann@example.org', password_hash: '' }]);
    const list = await site.app.inject({
      url: `/api${retrieveSessions.path}?userId=${mine.userId}`,
      headers: bearer(mine),
    });
    expect(list.json().sessions).toEqual([expect.objectContaining({ isCurrent: true })]);
    expect([...site.browser.cookies.keys()]).toEqual(['certcrest_devices']);
    expect(await site.happened()).toEqual(expect.arrayContaining(['accountOpened', 'openIdLogin']));
    expect(await site.db.selectFrom('openid_logins').selectAll().execute()).toEqual([]);
  });

  it('opens the same account the next time, whatever its email is by then', async () => {
    await site.browser.logIn(ann);
    const first = await site.opened();
    site.provider.people.set('ann@example.org', { email: 'other@example.org', email_verified: false });
    const elsewhere = siteBrowser(site.app);
    await elsewhere.logIn(ann);
    expect(await site.opened(elsewhere)).toMatchObject({ userId: first.userId, email: 'ann@example.org' });
    expect(await site.users()).toHaveLength(1);
  });

  it('leaves an account that no password opens, with the words for a wrong one', async () => {
    await site.browser.logIn(ann);
    await site.opened();
    for (const given of [password, '', ' ', 'none']) {
      const reply = await post(site.app, login, { email: 'ann@example.org', password: given || 'x' });
      expect([reply.statusCode, reply.json()]).toEqual([
        401,
        { error: login.refusals.wrongCredentials.error, code: 'wrongCredentials' },
      ]);
    }
  });

  it('leads back to the page that asked for it', async () => {
    const callback = await atProvider(await site.browser.start('google', '/cart?payment=cancelled'), ann);
    expect(await site.browser.comeBack(callback)).toBe('/login?next=%2Fcart%3Fpayment%3Dcancelled&by=google');
  });

  it('says that someone has cancelled', async () => {
    expect(await site.browser.logIn('cancel')).toBe('/login?by=google&refused=cancelled');
  });

  describe('of a locked user', () => {
    it('is refused, before and after the callback', async () => {
      await site.browser.logIn(ann);
      const { userId } = await site.opened();
      await site.browser.logIn(ann);
      await tx(site.db, (trx) => lockUser(trx, userId, site.clock.now()));
      const refused = await site.browser.finish();
      expect([refused.statusCode, refused.json()]).toEqual([
        401,
        { error: login.refusals.wrongCredentials.error, code: 'wrongCredentials' },
      ]);
      expect(await siteBrowser(site.app).logIn(ann)).toBe('/login?by=google&refused=locked');
    });
  });
});
