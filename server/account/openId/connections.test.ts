import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { confirmResetPassword, login, resetPassword, type Session, session } from '../../../contract/account.ts';
import { changeEmail, changePassword, noPassword } from '../../../contract/credentials.ts';
import { connectProvider, disconnectProvider, retrieveConnections } from '../../../contract/openId.ts';
import { deleteAccount, exportData } from '../../../contract/personalData.ts';
import { bearer, password, post, signUp } from '../../../tests/harness/accounts.ts';
import { testSecret } from '../../../tests/harness/app.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { atProvider } from '../../../tests/harness/openId/atProvider.ts';
import { openIdApp } from '../../../tests/harness/openId/openIdApp.ts';
import { type SiteBrowser, siteBrowser } from '../../../tests/harness/openId/siteBrowser.ts';
import type { TestProvider } from '../../../tests/harness/openId/startProvider.ts';
import { lockUser } from '../lockUser.ts';
import type { Database } from '../../db/schema.ts';
import { tx } from '../../db/tx.ts';
import { resetTokenOf } from '../../secrets/signatures.ts';

const google = { account: 'ann@gmail.example' };
const salesforce = { account: 'ann@company.example' };

describeDialects('an account at a provider', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let provider: TestProvider;
  let browser: SiteBrowser;
  let ann: Session;

  beforeEach(async () => {
    ({ db } = await open());
    ({ app, provider } = await openIdApp(db));
    browser = siteBrowser(app);
    ann = await signUp(app);
  });

  /** Somebody whose account was opened by a provider. */
  async function newcomer(account = 'bob@example.org'): Promise<Session> {
    const other = siteBrowser(app);
    await other.logIn({ account });
    return session.parse((await other.finish()).json());
  }
  const ways = async (as: Session) =>
    (await app.inject({ url: `/api${retrieveConnections.path}?userId=${as.userId}`, headers: bearer(as) })).json();
  const disconnect = (as: Session, from = 'google') =>
    post(app, disconnectProvider, { userId: as.userId, provider: from }, bearer(as));
  const happened = async () =>
    (await db.selectFrom('security_events').select('what').execute()).map(({ what }) => what);
  async function setPassword(email: string, newPassword: string): Promise<void> {
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await post(app, resetPassword, { email });
    const reset = await db
      .selectFrom('password_resets')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const token = resetTokenOf(testSecret, reset.id);
    expect((await post(app, confirmResetPassword, { token, password: newPassword })).statusCode).toBe(200);
  }

  it('becomes a way in, of which the owner is told by mail', async () => {
    expect(await browser.connectAt(ann, google)).toBe('/account?by=google');
    expect(await ways(ann)).toEqual({
      hasPassword: true,
      connections: [{ provider: 'google', email: 'ann@gmail.example', connectedAt: expect.any(String) }],
    });
    const mails = await db.selectFrom('mails').select(['recipient', 'template', 'data']).execute();
    expect(mails).toEqual([
      { recipient: 'ann@example.org', template: 'accountConnected', data: '{"provider":"google"}' },
    ]);
    expect(await happened()).toContain('openIdConnected');
    expect((await browser.finish()).statusCode).toBe(400);
    const elsewhere = siteBrowser(app);
    await elsewhere.logIn(google);
    expect((await elsewhere.finish()).json()).toMatchObject({ userId: ann.userId, email: 'ann@example.org' });
  });

  it('is connected with or without an email of its own', async () => {
    provider.people.set(google.account, {});
    expect(await browser.connectAt(ann, google)).toBe('/account?by=google');
    expect((await ways(ann)).connections).toEqual([expect.objectContaining({ email: '' })]);
  });

  it('is connected for its user alone, who gives the password', async () => {
    const bob = await signUp(app, 'bob@example.org');
    const body = { userId: ann.userId, provider: 'google', password };
    expect((await post(app, connectProvider, body, bearer(bob))).statusCode).toBe(403);
    expect((await post(app, connectProvider, body)).statusCode).toBe(401);
    const wrong = await post(app, connectProvider, { ...body, password: 'wrong horse 9' }, bearer(ann));
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('is connected to the account that asked for it, not to one that logs in in between', async () => {
    await newcomer();
    expect(await browser.connectAt(ann, google)).toBe('/account?by=google');
    expect((await ways(ann)).connections).toHaveLength(1);
  });

  it('belongs to one account alone', async () => {
    await browser.connectAt(ann, google);
    const bob = await signUp(app, 'bob@example.org');
    expect(await browser.connectAt(bob, google)).toBe('/account?by=google&refused=connectedElsewhere');
    expect((await ways(bob)).connections).toEqual([]);
  });

  it('is one of each provider', async () => {
    const other = siteBrowser(app);
    const url = (await other.connect(ann)).json<{ url: string }>().url;
    await browser.connectAt(ann, google);
    expect((await browser.connect(ann)).statusCode).toBe(409);
    const late = await other.comeBack(await atProvider(url, { account: 'second@gmail.example' }));
    expect(late).toBe('/account?by=google&refused=connectedAlready');
  });

  it('is not connected to a locked account, nor when its owner cancels', async () => {
    expect(await browser.connectAt(ann, 'cancel')).toBe('/account?by=google&refused=cancelled');
    const { url } = (await browser.connect(ann)).json<{ url: string }>();
    await tx(db, (trx) => lockUser(trx, ann.userId, Date.now()));
    expect(await browser.comeBack(await atProvider(url, google))).toBe('/account?by=google&refused=locked');
  });

  it('is said to be unreachable where it is', async () => {
    provider.close();
    const reply = await browser.connect(ann);
    expect([reply.statusCode, reply.json()]).toEqual([503, { error: connectProvider.refusals.providerDown.error }]);
  });

  it('is disconnected, and is no way in any more', async () => {
    await browser.connectAt(ann, google);
    expect((await disconnect(ann)).statusCode).toBe(200);
    expect((await disconnect(ann)).statusCode).toBe(200);
    expect(await ways(ann)).toEqual({ hasPassword: true, connections: [] });
    expect((await happened()).filter((what) => what === 'openIdDisconnected')).toHaveLength(1);
  });

  it('stays while it is the only way in', async () => {
    const bob = await newcomer();
    const refused = await disconnect(bob);
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: disconnectProvider.refusals.onlyWayIn.error }]);
    expect((await ways(bob)).connections).toHaveLength(1);
    await setPassword('bob@example.org', 'another horse 2');
    const again = (await post(app, login, { email: 'bob@example.org', password: 'another horse 2' })).json<Session>();
    expect((await ways(again)).hasPassword).toBe(true);
    expect((await disconnect(again)).statusCode).toBe(200);
  });

  it('and another are never both disconnected without a password, not even at once', async () => {
    await browser.connectAt(ann, google, 'google');
    await browser.connectAt(ann, salesforce, 'salesforce');
    await db.updateTable('users').set({ password_hash: '' }).execute();
    const replies = await Promise.all([disconnect(ann, 'google'), disconnect(ann, 'salesforce')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ways(ann)).connections).toHaveLength(1);
  });

  it('is disconnected without a password where there is a passkey', async () => {
    const bob = await newcomer();
    const passkey = {
      id: 'p',
      credential_id: 'c',
      public_key: 'k',
      counter: 0,
      name: 'Chrome on Windows',
      used_at: null,
    };
    await db
      .insertInto('passkeys')
      .values({ ...passkey, user_id: bob.userId, created_at: 0 })
      .execute();
    expect((await disconnect(bob)).statusCode).toBe(200);
  });

  it('opens an account that asks for a password where one is asked for', async () => {
    const bob = await newcomer();
    const body = { userId: bob.userId, password, newPassword: 'another horse 2', email: 'b@example.org' };
    for (const endpoint of [changePassword, changeEmail, deleteAccount, connectProvider]) {
      const reply = await post(app, endpoint, { ...body, provider: 'salesforce' }, bearer(bob));
      expect([reply.statusCode, reply.json()]).toEqual([noPassword.status, { error: noPassword.error }]);
    }
    expect(await ways(bob)).toMatchObject({ hasPassword: false });
  });

  it('is no way in after a reset by mail where its email is another: somebody else may have connected it', async () => {
    await browser.connectAt(ann, google);
    await browser.connectAt(ann, { account: 'ann@example.org' }, 'salesforce');
    await setPassword('ann@example.org', 'another horse 2');
    const again = (await post(app, login, { email: 'ann@example.org', password: 'another horse 2' })).json<Session>();
    expect((await ways(again)).connections).toEqual([expect.objectContaining({ provider: 'salesforce' })]);
  });

  it('is in the data that somebody downloads, and goes with the account', async () => {
    await browser.connectAt(ann, google);
    await browser.connect(ann, 'salesforce');
    const data = await app.inject({ url: `/api${exportData.path}?userId=${ann.userId}`, headers: bearer(ann) });
    expect(data.json().connections).toEqual([
      { provider: 'google', subject: google.account, email: google.account, connectedAt: expect.any(String) },
    ]);
    await post(app, deleteAccount, { userId: ann.userId, password }, bearer(ann));
    expect(await db.selectFrom('openid_connections').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('openid_logins').selectAll().execute()).toEqual([]);
    expect(await siteBrowser(app).logIn(google)).toBe('/login?by=google');
  });
});
