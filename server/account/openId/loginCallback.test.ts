import { describe, expect, it } from 'vitest';
import { signUp } from '../../../tests/harness/accounts.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { atProvider } from '../../../tests/harness/openId/atProvider.ts';
import { ann, loginsOf } from '../../../tests/harness/openId/loginsOf.ts';
import { siteBrowser } from '../../../tests/harness/openId/siteBrowser.ts';
import type { TestProvider } from '../../../tests/harness/openId/startProvider.ts';

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
