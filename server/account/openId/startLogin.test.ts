import { expect, it } from 'vitest';
import { connectProvider, finishLogin, startPath } from '../../../contract/openId.ts';
import { post } from '../../../tests/harness/accounts.ts';
import { publicUrl, testApp } from '../../../tests/harness/app.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { atProvider } from '../../../tests/harness/openId/atProvider.ts';
import { ann, loginsOf } from '../../../tests/harness/openId/loginsOf.ts';

describeDialects('the start of a login at a provider', (open) => {
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

  it('leads back to the login while the provider is not there, and works once it is', async () => {
    const { browser, provider } = site;
    provider.close();
    expect(await browser.start('google', '/cart')).toBe(
      `${publicUrl}/login?next=%2Fcart&by=google&refused=unavailable`,
    );
    expect(await site.db.selectFrom('openid_logins').selectAll().execute()).toEqual([]);
    await provider.reopen();
    const callback = await atProvider(await browser.start(), ann);
    provider.close();
    expect(await browser.comeBack(callback)).toBe('/login?by=google&refused=unavailable');
  });

  it('has no address where the server is not set up for it', async () => {
    const app = await testApp(site.db, { config: { openId: {} } });
    for (const url of ['openId/google/start', 'openId/google/callback?code=x&state=y', 'openId/constructor/start'])
      expect((await app.inject(`/api/authComponent/${url}`)).statusCode).toBe(404);
    for (const endpoint of [finishLogin, connectProvider]) expect((await post(app, endpoint, {})).statusCode).toBe(404);
  });
});
