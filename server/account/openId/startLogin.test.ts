import { expect, it } from 'vitest';
import { startPath } from '../../../contract/openId.ts';
import { publicUrl, testApp } from '../../../tests/harness/app.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { atProvider } from '../../../tests/harness/openId/atProvider.ts';
import { ann, loginsOf } from '../../../tests/harness/openId/loginsOf.ts';
import { siteBrowser } from '../../../tests/harness/openId/siteBrowser.ts';
import { limits } from '../../limits/limits.ts';

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

  it('logs what went wrong, and nothing of the login', async () => {
    const lines: string[] = [];
    const logged = await testApp(site.db, {
      config: { logLevel: 'trace', openId: { google: site.provider.settings } },
      logStream: { write: (line) => lines.push(line) },
    });
    const other = siteBrowser(logged);
    site.provider.lie({ nonce: 'another' });
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
      site.provider.settings.clientSecret,
      ann.account,
    ])
      expect(log).not.toContain(secret);
  });

  it('is limited for a network', async () => {
    const limited = await testApp(site.db, {
      limits: { ...limits, startOpenId: { ...limits.startOpenId, client: { max: 1, seconds: 60 } } },
      config: { openId: { google: site.provider.settings } },
    });
    const start = async () => (await limited.inject(`/api${startPath('google')}`)).headers.location;
    expect(await start()).toContain(site.provider.settings.issuer);
    expect(await start()).toBe(`${publicUrl}/login?by=google&refused=tooOften`);
  });
});
