import { describe, expect, it } from 'vitest';
import { connectProvider, finishLogin, startPath } from '../../../contract/openId.ts';
import { bearer, post, signUp } from '../../../tests/harness/accounts.ts';
import { publicUrl, testApp } from '../../../tests/harness/app.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { atProvider } from '../../../tests/harness/openId/atProvider.ts';
import { ann, loginsOf } from '../../../tests/harness/openId/loginsOf.ts';
import { login } from '../../../contract/account.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import { siteBrowser } from '../../../tests/harness/openId/siteBrowser.ts';
import type { TestProvider } from '../../../tests/harness/openId/startProvider.ts';
import { tx } from '../../db/tx.ts';
import { lockUser } from '../operators.ts';

describeDialects('a login at a provider', (open) => {
  const site = loginsOf(open);

  it('keeps its secret where no script gets at it, and another site only leads to it', async () => {
    const reply = await site.app.inject(`/api${startPath('google')}`);
    const [value, ...attributes] = String(reply.headers['set-cookie']).split('; ');
    expect(value).toMatch(/^certcrest_openid=[\w-]{43}$/);
    expect(attributes).toEqual(['Path=/api/authComponent', 'Max-Age=600', 'HttpOnly', 'SameSite=Lax']);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(await site.db.selectFrom('openid_logins').selectAll().execute())).not.toContain(
      value?.slice(17),
    );
    const https = await testApp(site.db, {
      config: { publicUrl: 'https://practice.example', openId: { google: site.provider.settings } },
    });
    expect((await https.inject(`/api${startPath('google')}`)).headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('leads back to the login while the provider is not there or is left, and to the page that asked once it works', async () => {
    const { browser, provider } = site;
    provider.close();
    expect(await browser.start('google', '/cart')).toBe(
      `${publicUrl}/login?next=%2Fcart&by=google&refused=unavailable`,
    );
    expect(await site.db.selectFrom('openid_logins').selectAll().execute()).toEqual([]);
    await provider.reopen();
    expect(await browser.logIn('cancel')).toBe('/login?by=google&refused=cancelled');
    const callback = await atProvider(await browser.start('google', '/cart?payment=cancelled'), ann);
    expect(await browser.comeBack(callback)).toBe('/login?next=%2Fcart%3Fpayment%3Dcancelled&by=google');
  });

  it('has no address where the server is not set up for it', async () => {
    const app = await testApp(site.db, { config: { openId: {} } });
    for (const url of ['openId/google/start', 'openId/google/callback?code=x&state=y', 'openId/constructor/start'])
      expect((await app.inject(`/api/authComponent/${url}`)).statusCode).toBe(404);
    for (const endpoint of [finishLogin, connectProvider]) expect((await post(app, endpoint, {})).statusCode).toBe(404);
  });

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

  it('of a locked user is refused, before and after the callback', async () => {
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

const MINUTE = 60_000;

describeDialects('the callback of a login at a provider', (open) => {
  const site = loginsOf(open);

  it.each(['https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/api'])(
    'leads to no other site: %s',
    async (next) => {
      const callback = await atProvider(await site.browser.start('google', next), ann);
      expect(await site.browser.comeBack(callback)).toBe('/login?by=google');
    },
  );

  it('takes no callback twice', async () => {
    const callback = await atProvider(await site.browser.start(), ann);
    expect(await site.browser.comeBack(callback)).toBe('/login?by=google');
    expect(await site.browser.comeBack(callback)).toBe('/login?by=google&refused=expired');
    await site.opened();
    expect(await site.browser.comeBack(callback)).toBe('/login?by=google&refused=expired');
    expect((await site.browser.finish()).statusCode).toBe(400);
  });

  it('takes no callback in another browser', async () => {
    const callback = await atProvider(await site.browser.start(), ann);
    const other = siteBrowser(site.app);
    expect(await other.comeBack(callback)).toBe('/login?by=google&refused=expired');
    await other.start();
    expect(await other.comeBack(callback)).toBe('/login?by=google&refused=failed');
    expect((await other.finish()).statusCode).toBe(400);
    expect(await site.browser.comeBack(callback)).toBe('/login?by=google');
  });

  it('takes ten minutes at the provider and one for the session at most', async () => {
    const callback = await atProvider(await site.browser.start(), ann);
    site.clock.forward(10 * MINUTE);
    expect(await site.browser.comeBack(callback)).toBe('/login?by=google&refused=expired');
    await site.browser.logIn(ann);
    site.clock.forward(MINUTE);
    expect((await site.browser.finish()).json()).toEqual({
      error: expect.stringContaining('took too long'),
      code: 'loginExpired',
    });
  });

  it.each<[string, (url: URL) => void]>([
    ['another state', (url) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url) => url.searchParams.delete('state')],
    ['another code', (url) => url.searchParams.set('code', 'x'.repeat(43))],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example')],
  ])('is refused with %s', async (_, change) => {
    const url = new URL(await atProvider(await site.browser.start(), ann));
    change(url);
    expect(await site.browser.comeBack(url.href)).toBe('/login?by=google&refused=failed');
    expect((await site.browser.finish()).statusCode).toBe(400);
    expect(await site.users()).toEqual([]);
    expect(await site.happened()).toEqual(['openIdRefused']);
  });

  it.each<[string, ...Parameters<TestProvider['lie']>]>([
    ['another nonce', { nonce: 'another' }],
    ['a subject of thousands of letters', { sub: 'x'.repeat(5000) }],
    ['the signature of someone else', {}, true],
  ])('is refused by an ID token with %s', async (_, changes, forged) => {
    site.provider.lie(changes, forged);
    expect(await site.browser.logIn(ann)).toBe('/login?by=google&refused=failed');
    expect(await site.users()).toEqual([]);
  });

  describe('of an account that is not known yet', () => {
    it('is not linked to one with its email, and opens none', async () => {
      await signUp(site.app);
      expect(await site.browser.logIn({ account: 'Ann@Example.org' })).toBe('/login?by=google&refused=emailTaken');
      expect((await site.browser.finish()).statusCode).toBe(400);
      expect(await site.users()).toHaveLength(1);
      expect(await site.db.selectFrom('openid_connections').selectAll().execute()).toEqual([]);
    });

    it.each([
      { email: 'ann@example.org', email_verified: false },
      { email: 'no address', email_verified: true },
      { email: `${'a'.repeat(250)}@example.org`, email_verified: true },
    ])('is refused without an email that is verified: %j', async (person) => {
      site.provider.people.set('ann@example.org', person);
      expect(await site.browser.logIn(ann)).toBe('/login?by=google&refused=emailUnverified');
      expect(await site.users()).toEqual([]);
    });
  });
});
