import { beforeEach, expect, it } from 'vitest';
import { connectProvider, finishLogin } from '../../../contract/openId.ts';
import { post } from '../../../tests/harness/accounts.ts';
import { fill, publicUrl, testApp } from '../../../tests/harness/app.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { atProvider } from '../../../tests/harness/openId/atProvider.ts';
import { ann } from '../../../tests/harness/openId/loginsOf.ts';
import { openIdApp } from '../../../tests/harness/openId/openIdApp.ts';
import { siteBrowser } from '../../../tests/harness/openId/siteBrowser.ts';
import type { Database } from '../../db/schema.ts';

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
