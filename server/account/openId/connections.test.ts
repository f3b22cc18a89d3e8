import { beforeEach, expect, it } from 'vitest';
import { confirmResetPassword, type Session, session } from '../../../contract/account.ts';
import { changeEmail, changePassword } from '../../../contract/credentials.ts';
import { connectProvider, disconnectProvider, retrieveConnections } from '../../../contract/openId.ts';
import { deleteAccount, exportData } from '../../../contract/personalData.ts';
import { expectRefused, password } from '../../../tests/harness/accounts.ts';
import { accountsOf, annsEmail } from '../../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { bothAt, testProvider } from '../../../tests/harness/openId/loginsOf.ts';
import { type SiteBrowser, siteBrowser } from '../../../tests/harness/openId/siteBrowser.ts';
import type { TestProvider } from '../../../tests/harness/openId/startProvider.ts';

const newPassword = 'another horse 2';
const google = { account: 'ann@gmail.example' };
const salesforce = { account: 'ann@company.example' };

describeDialects('an account at a provider', (open) => {
  let provider: TestProvider;
  const site = accountsOf(open, async () => {
    provider = await testProvider();
    return { config: { openId: bothAt(provider) } };
  });
  let browser: SiteBrowser;
  beforeEach(() => {
    browser = siteBrowser(site.app);
  });

  /** Someone whose account was opened by a provider. */
  async function newcomer(account = 'bob@example.org'): Promise<Session> {
    const other = siteBrowser(site.app);
    await other.logIn({ account });
    return session.parse((await other.finish()).json());
  }
  const ways = async (as: Session) => (await site.read(retrieveConnections, as)).json();
  const disconnect = (as: Session, from = 'google') => site.own(disconnectProvider, { provider: from }, as);
  const setPassword = async (email: string) =>
    site.post(confirmResetPassword, { token: await site.resetToken(email), password: newPassword });
  const logIn = async (email: string) => (await site.logIn(newPassword, email)).json<Session>();

  it('becomes a way in, of which the owner is told by mail', async () => {
    expect(await browser.connectAt(site.ann, google)).toBe('/account?by=google');
    expect(await ways(site.ann)).toEqual({
      hasPassword: true,
      connections: [{ provider: 'google', email: 'ann@gmail.example', connectedAt: expect.any(String) }],
    });
    expect(await site.rows('mails')).toMatchObject([
      { recipient: annsEmail, template: 'accountConnected', data: '{"provider":"google"}' },
    ]);
    expect(await site.happened()).toContain('openIdConnected');
    expect((await browser.finish()).statusCode).toBe(400);
    const elsewhere = siteBrowser(site.app);
    await elsewhere.logIn(google);
    expect((await elsewhere.finish()).json()).toMatchObject({ userId: site.ann.userId, email: annsEmail });
    // Of one account alone.
    const bob = await site.signUp('bob@example.org');
    expect(await browser.connectAt(bob, google)).toBe('/account?by=google&refused=connectedElsewhere');
    expect((await ways(bob)).connections).toEqual([]);
  });

  it('is disconnected, and is no way in any more', async () => {
    await browser.connectAt(site.ann, google);
    expect((await disconnect(site.ann)).statusCode).toBe(200);
    expect((await disconnect(site.ann)).statusCode).toBe(200);
    expect(await ways(site.ann)).toEqual({ hasPassword: true, connections: [] });
    expect((await site.happened()).filter((what) => what === 'openIdDisconnected')).toHaveLength(1);
  });

  it('stays while it is the only way in', async () => {
    const bob = await newcomer();
    expectRefused(await disconnect(bob), disconnectProvider.refusals.onlyWayIn);
    expect((await ways(bob)).connections).toHaveLength(1);
    await setPassword('bob@example.org');
    const again = await logIn('bob@example.org');
    expect((await ways(again)).hasPassword).toBe(true);
    expect((await disconnect(again)).statusCode).toBe(200);
  });

  it('and another are never both disconnected without a password, not even at once', async () => {
    await browser.connectAt(site.ann, google, 'google');
    await browser.connectAt(site.ann, salesforce, 'salesforce');
    await site.db.updateTable('users').set({ password_hash: '' }).execute();
    const replies = await Promise.all([disconnect(site.ann, 'google'), disconnect(site.ann, 'salesforce')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ways(site.ann)).connections).toHaveLength(1);
  });

  it('opens an account that asks for a password where one is asked for', async () => {
    const bob = await newcomer();
    const body = { password, newPassword, email: 'b@example.org', provider: 'salesforce' };
    for (const call of [changePassword, changeEmail, deleteAccount, connectProvider])
      expectRefused(await site.own(call, body, bob), changePassword.refusals.noPassword);
    expect(await ways(bob)).toMatchObject({ hasPassword: false });
  });

  it('is no way in after a reset by mail where its email is another: someone else may have connected it', async () => {
    await browser.connectAt(site.ann, google);
    await browser.connectAt(site.ann, { account: annsEmail }, 'salesforce');
    await setPassword(annsEmail);
    expect((await ways(await logIn(annsEmail))).connections).toEqual([
      expect.objectContaining({ provider: 'salesforce' }),
    ]);
  });

  it('is in the data that someone downloads, and goes with the account', async () => {
    await browser.connectAt(site.ann, google);
    await browser.connect(site.ann, 'salesforce');
    expect((await site.read(exportData)).json().connections).toEqual([
      { provider: 'google', subject: google.account, email: google.account, connectedAt: expect.any(String) },
    ]);
    await site.own(deleteAccount, { password });
    expect([await site.rows('openid_connections'), await site.rows('openid_logins')]).toEqual([[], []]);
    expect(await siteBrowser(site.app).logIn(google)).toBe('/login?by=google');
  });
});
