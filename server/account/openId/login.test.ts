import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, session, type Session } from '../../../contract/account.ts';
import { connectProvider, finishLogin, startPath } from '../../../contract/openId.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from '../../../tests/harness/accounts.ts';
import { fill, publicUrl, testApp } from '../../../tests/harness/app.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { atProvider } from '../../../tests/harness/openId/atProvider.ts';
import { openIdApp } from '../../../tests/harness/openId/openIdApp.ts';
import { type SiteBrowser, siteBrowser } from '../../../tests/harness/openId/siteBrowser.ts';
import type { TestProvider } from '../../../tests/harness/openId/startProvider.ts';
import { lockUser } from '../lockUser.ts';
import type { Database } from '../../db/schema.ts';
import { tx } from '../../db/tx.ts';
import { limits } from '../../limits/limits.ts';

const ann = { account: 'ann@example.org' };
const MINUTE = 60_000;

describeDialects('a login at a provider', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let provider: TestProvider;
  let browser: SiteBrowser;
  let clock: TestClock;

  beforeEach(async () => {
    ({ db } = await open());
    clock = testClock();
    ({ app, provider } = await openIdApp(db, { now: clock.now }));
    browser = siteBrowser(app);
  });

  const users = () => db.selectFrom('users').select(['id', 'email', 'password_hash']).execute();
  const happened = async () =>
    (await db.selectFrom('security_events').select('what').orderBy('happened_at').execute()).map(({ what }) => what);
  const opened = async (from = browser): Promise<Session> => {
    const reply = await from.finish();
    expect(reply.statusCode, reply.body).toBe(200);
    return session.parse(reply.json());
  };

  it('opens an account without a password, and a session as any login does', async () => {
    expect(await browser.logIn(ann)).toBe('/login?by=google');
    const mine = await opened();
    expect(mine).toMatchObject({ email: 'ann@example.org', userName: 'ann' });
    expect(await users()).toEqual([{ id: mine.userId, email: 'ann@example.org', password_hash: '' }]);
    const list = await app.inject({ url: `/api${retrieveSessions.path}?userId=${mine.userId}`, headers: bearer(mine) });
    expect(list.json().sessions).toEqual([expect.objectContaining({ isCurrent: true })]);
    expect([...browser.cookies.keys()]).toEqual(['certcrest_devices']);
    expect(await happened()).toEqual(expect.arrayContaining(['accountOpened', 'openIdLogin']));
    expect(await db.selectFrom('openid_logins').selectAll().execute()).toEqual([]);
  });

  it('opens the same account the next time, whatever its email is by then', async () => {
    await browser.logIn(ann);
    const first = await opened();
    provider.people.set('ann@example.org', { email: 'other@example.org', email_verified: false });
    const elsewhere = siteBrowser(app);
    await elsewhere.logIn(ann);
    expect(await opened(elsewhere)).toMatchObject({ userId: first.userId, email: 'ann@example.org' });
    expect(await users()).toHaveLength(1);
  });

  it('takes the email from where Salesforce has it', async () => {
    provider.lie({ email: undefined, email_verified: undefined });
    expect(await browser.logIn(ann, 'salesforce')).toBe('/login?by=salesforce');
    expect((await opened()).email).toBe('ann@example.org');
  });

  it('opens one account for two browsers at once', async () => {
    const other = siteBrowser(app);
    const pages = await Promise.all([browser.logIn(ann), other.logIn(ann)]);
    expect(pages).toEqual(['/login?by=google', '/login?by=google']);
    const [one, two] = [await opened(), await opened(other)];
    expect(one.userId).toBe(two.userId);
  });

  it('leaves an account that no password opens, with the words for a wrong one', async () => {
    await browser.logIn(ann);
    await opened();
    for (const given of [password, '', ' ', 'none']) {
      const reply = await post(app, login, { email: 'ann@example.org', password: given || 'x' });
      expect([reply.statusCode, reply.json()]).toEqual([
        401,
        { error: login.refusals.wrongCredentials.error, code: 'wrongCredentials' },
      ]);
    }
  });

  it('is not kept out by wrong passwords of others', async () => {
    await browser.logIn(ann);
    for (let guess = 0; guess <= limits.login.target.max; guess += 1)
      await post(app, login, { email: 'ann@example.org', password: 'wrong' });
    const next = siteBrowser(app);
    expect(await next.logIn(ann)).toBe('/login?by=google');
    await opened(next);
  });

  it('leads back to the page that asked for it', async () => {
    const callback = await atProvider(await browser.start('google', '/cart?payment=cancelled'), ann);
    expect(await browser.comeBack(callback)).toBe('/login?next=%2Fcart%3Fpayment%3Dcancelled&by=google');
  });

  it.each([
    'https://evil.example',
    '//evil.example/cart',
    '/\\evil.example',
    'javascript:alert(1)',
    '/cart@evil',
    '/api',
  ])('leads to no other site: %s', async (next) => {
    const callback = await atProvider(await browser.start('google', next), ann);
    expect(await browser.comeBack(callback)).toBe('/login?by=google');
  });

  it('takes no callback twice', async () => {
    const callback = await atProvider(await browser.start(), ann);
    expect(await browser.comeBack(callback)).toBe('/login?by=google');
    expect(await browser.comeBack(callback)).toBe('/login?by=google&refused=expired');
    await opened();
    expect(await browser.comeBack(callback)).toBe('/login?by=google&refused=expired');
    expect((await browser.finish()).statusCode).toBe(400);
  });

  it('takes no callback in another browser', async () => {
    const callback = await atProvider(await browser.start(), ann);
    const other = siteBrowser(app);
    expect(await other.comeBack(callback)).toBe('/login?by=google&refused=expired');
    await other.start();
    expect(await other.comeBack(callback)).toBe('/login?by=google&refused=failed');
    expect((await other.finish()).statusCode).toBe(400);
    expect(await browser.comeBack(callback)).toBe('/login?by=google');
  });

  it("takes no callback of one provider at another's address", async () => {
    const callback = await atProvider(await browser.start('salesforce'), ann);
    expect(await browser.comeBack(callback.replace('salesforce', 'google'))).toBe('/login?by=google&refused=expired');
  });

  it('takes ten minutes at the provider and one for the session at most', async () => {
    const callback = await atProvider(await browser.start(), ann);
    clock.forward(10 * MINUTE);
    expect(await browser.comeBack(callback)).toBe('/login?by=google&refused=expired');
    await browser.logIn(ann);
    clock.forward(MINUTE);
    expect((await browser.finish()).json()).toEqual({
      error: expect.stringContaining('took too long'),
      code: 'loginExpired',
    });
  });

  it.each<[string, (url: URL) => void]>([
    ['another state', (url) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url) => url.searchParams.delete('state')],
    ['two states', (url) => url.searchParams.append('state', 'x')],
    ['another code', (url) => url.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (url) => url.searchParams.delete('code')],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example')],
    ['an error that does not exist', (url) => url.searchParams.set('error', '</script>')],
    ['no query', (url) => (url.search = '')],
  ])('is refused with %s', async (_, change) => {
    const url = new URL(await atProvider(await browser.start(), ann));
    change(url);
    expect(await browser.comeBack(url.href)).toBe('/login?by=google&refused=failed');
    expect((await browser.finish()).statusCode).toBe(400);
    expect(await users()).toEqual([]);
    expect(await happened()).toEqual(['openIdRefused']);
  });

  it.each<[string, ...Parameters<TestProvider['lie']>]>([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another' }],
    ['two audiences', { aud: ['certcrest', 'another'] }],
    ['an end in the past', { exp: 1 }],
    ['no subject', { sub: undefined }],
    ['a subject of thousands of letters', { sub: 'x'.repeat(5000) }],
    ['the signature of someone else', {}, true],
  ])('is refused by an ID token with %s', async (_, changes, forged) => {
    provider.lie(changes, forged);
    expect(await browser.logIn(ann)).toBe('/login?by=google&refused=failed');
    expect(await users()).toEqual([]);
  });

  it('says that someone has cancelled', async () => {
    expect(await browser.logIn('cancel')).toBe('/login?by=google&refused=cancelled');
  });

  describe('of an account that is not known yet', () => {
    it('is not linked to one with its email, and opens none', async () => {
      await signUp(app);
      expect(await browser.logIn({ account: 'Ann@Example.org' })).toBe('/login?by=google&refused=emailTaken');
      expect((await browser.finish()).statusCode).toBe(400);
      expect(await users()).toHaveLength(1);
      expect(await db.selectFrom('openid_connections').selectAll().execute()).toEqual([]);
    });

    it.each([
      { email: 'ann@example.org', email_verified: false },
      { email: 'ann@example.org' },
      { email_verified: true },
      { email: 'no address', email_verified: true },
      { email: `${'a'.repeat(250)}@example.org`, email_verified: true },
    ])('is refused without an email that is verified: %j', async (person) => {
      provider.people.set('ann@example.org', person);
      expect(await browser.logIn(ann)).toBe('/login?by=google&refused=emailUnverified');
      expect(await users()).toEqual([]);
    });
  });

  describe('of a locked user', () => {
    it('is refused, before and after the callback', async () => {
      await browser.logIn(ann);
      const { userId } = await opened();
      await browser.logIn(ann);
      await tx(db, (trx) => lockUser(trx, userId, clock.now()));
      const refused = await browser.finish();
      expect([refused.statusCode, refused.json()]).toEqual([
        401,
        { error: login.refusals.wrongCredentials.error, code: 'wrongCredentials' },
      ]);
      expect(await siteBrowser(app).logIn(ann)).toBe('/login?by=google&refused=locked');
    });
  });

  it('keeps its secret where no script gets at it, and another site only leads to it', async () => {
    const reply = await app.inject(`/api${startPath('google')}`);
    const [value, ...attributes] = String(reply.headers['set-cookie']).split('; ');
    expect(value).toMatch(/^certcrest_openid=[\w-]{43}$/);
    expect(attributes).toEqual(['Path=/api/authComponent', 'Max-Age=600', 'HttpOnly', 'SameSite=Lax']);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(await db.selectFrom('openid_logins').selectAll().execute())).not.toContain(value?.slice(17));
    const https = await testApp(db, {
      config: { publicUrl: 'https://practice.example', openId: { google: provider.settings } },
    });
    expect((await https.inject(`/api${startPath('google')}`)).headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('logs what went wrong, and nothing of the login', async () => {
    const lines: string[] = [];
    const logged = await testApp(db, {
      config: { logLevel: 'trace', openId: { google: provider.settings } },
      logStream: { write: (line) => lines.push(line) },
    });
    const other = siteBrowser(logged);
    provider.lie({ nonce: 'another' });
    const callback = await atProvider(await other.start(), ann);
    expect(await other.comeBack(callback)).toBe('/login?by=google&refused=failed');
    await other.logIn('cancel');
    const log = lines.join('');
    expect(log).toContain('unexpected JWT claim value encountered');
    const { code, state } = Object.fromEntries(new URL(callback).searchParams);
    for (const secret of [
      code,
      state,
      other.cookies.get('certcrest_openid'),
      provider.settings.clientSecret,
      ann.account,
    ])
      expect(log).not.toContain(secret);
  });

  it('is limited for a network', async () => {
    const limited = await testApp(db, {
      limits: { ...limits, startOpenId: { ...limits.startOpenId, client: { max: 1, seconds: 60 } } },
      config: { openId: { google: provider.settings } },
    });
    const start = async () => (await limited.inject(`/api${startPath('google')}`)).headers.location;
    expect(await start()).toContain(provider.settings.issuer);
    expect(await start()).toBe(`${publicUrl}/login?by=google&refused=tooOften`);
  });
});

describeDialects('a provider that is not there', (open) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await open());
  });

  it('leads back to the login, and can be used once it is there', async () => {
    const { app, provider } = await openIdApp(db);
    provider.close();
    const browser = siteBrowser(app);
    expect(await browser.start('google', '/cart')).toBe(
      `${publicUrl}/login?next=%2Fcart&by=google&refused=unavailable`,
    );
    expect(await db.selectFrom('openid_logins').selectAll().execute()).toEqual([]);
    await provider.reopen();
    expect(await browser.logIn(ann)).toBe('/login?by=google');
  });

  it('is said so where it goes away in between', async () => {
    const { app, provider } = await openIdApp(db);
    const browser = siteBrowser(app);
    const callback = await atProvider(await browser.start(), ann);
    provider.close();
    expect(await browser.comeBack(callback)).toBe('/login?by=google&refused=unavailable');
  });

  it('has no address where the server is not set up for it', async () => {
    await fill(db, []);
    const app = await testApp(db, { config: { openId: {} } });
    for (const url of ['openId/google/start', 'openId/google/callback?code=x&state=y', 'openId/constructor/start'])
      expect((await app.inject(`/api/authComponent/${url}`)).statusCode).toBe(404);
    for (const endpoint of [finishLogin, connectProvider]) expect((await post(app, endpoint, {})).statusCode).toBe(404);
  });
});
