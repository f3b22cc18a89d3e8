import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { register, resetPassword, type Session } from '../../contract/account.ts';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { changeEmail } from '../../contract/credentials.ts';
import { deleteAccount, exportData, keptAfterDeletion } from '../../contract/personalData.ts';
import { startPasskey } from '../../contract/passkeys.ts';
import { refreshToken } from '../../contract/session.ts';
import { bearer, password, post, signUp } from '../../tests/harness/accounts.ts';
import { fill, testApp, testSecret } from '../../tests/harness/app.ts';
import { cheapPasswords } from '../../tests/harness/cheapPasswords.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { addedPasskey } from '../../tests/harness/passkeys.ts';
import { pricedExams, type Shopper, shopperOf } from '../../tests/harness/shop.ts';
import type { Database } from '../db/schema.ts';
import { tableNames } from '../db/tables.ts';
import { decide } from '../payments/wallet/walletPayments.ts';

const email = 'ann@example.org';

describeDialects('what is kept of a person', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let ann: Session;
  let shop: Shopper;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, pricedExams);
    app = await testApp(db, { passwords: cheapPasswords() });
    ann = await signUp(app);
    shop = shopperOf(app, ann);
  });

  /** Leaves something of Ann in every table. */
  async function live(): Promise<{ paid: string; unpaid: string }> {
    const attempt = { userId: ann.userId, examId: 'administrator', scorePercent: 72.5 };
    await post(app, saveExamAttempt, attempt, bearer(ann));
    const paid = await shop.order('appBuilder');
    await decide(db, paid, 'approved', Date.now());
    expect((await shop.execute(paid)).statusCode).toBe(200);
    const unpaid = await shop.order('administrator');
    await addedPasskey(app, ann);
    await post(app, startPasskey, { userId: ann.userId, password }, bearer(ann));
    await post(app, resetPassword, { email });
    await post(app, changeEmail, { userId: ann.userId, email: 'new@example.org', password }, bearer(ann));
    return { paid, unpaid };
  }
  const ask = (as = ann) =>
    app.inject({ url: `/api${exportData.path}?userId=${ann.userId}`, headers: { ...bearer(as), 'user-agent': 'x' } });
  const remove = (given = password, as = ann) =>
    post(app, deleteAccount, { userId: ann.userId, password: given }, bearer(as));
  /** Every table, as text. */
  async function everything(): Promise<Record<string, string>> {
    const rows = tableNames.map(async (name) => [
      name,
      JSON.stringify(await db.selectFrom(name).selectAll().execute()),
    ]);
    return Object.fromEntries(await Promise.all(rows));
  }
  const tablesWith = async (text: string) =>
    Object.entries(await everything()).flatMap(([name, rows]) => (rows.includes(text) ? [name] : []));

  it('comes as a file with all of it', async () => {
    await live();
    const reply = await ask();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-disposition': 'attachment; filename="certcrest-data.json"',
      'cache-control': 'no-store',
    });
    const data = exportData.response.parse(reply.json());
    expect(data).toMatchObject({
      account: { userId: ann.userId, email },
      sessions: [{ device: 'Unknown device', endedAt: null }],
      passwordResets: [{ usedAt: null }],
      emailChanges: [{ email: 'new@example.org', usedAt: null }],
      passkeys: [{ name: 'Unknown device', usedAt: null }],
      attempts: [{ examId: 'administrator', scorePercent: 72.5, isVerified: false }],
      cart: [{ examId: 'administrator' }],
      orders: [
        { state: 'granted', total: '29.50', items: [{ examId: 'appBuilder', price: '29.50' }] },
        { state: 'created', total: '49.00', items: [{ examId: 'administrator' }] },
      ],
      boughtExams: [{ examId: 'appBuilder' }],
    });
    expect(data.mails.map(({ kind }) => kind).toSorted()).toEqual([
      'emailChangeNotice',
      'passkeyAdded',
      'passwordReset',
      'receipt',
    ]);
    expect(data.securityEvents.map(({ what }) => what)).toEqual([
      'accountOpened',
      'passkeyAdded',
      'passwordResetAsked',
      'emailChangeAsked',
      'dataExported',
    ]);
    for (const secret of ['$argon2id', ann.refreshToken, testSecret]) expect(reply.body).not.toContain(secret);
  });

  it('lacks no table that names a user', async () => {
    await live();
    // Hashes say nothing, and the wallet's payments belong to orders.
    const links = ['password_resets', 'email_changes', 'passkeys', 'passkey_challenges'];
    const known = ['users', 'sessions', ...links, 'attempts', 'cart_items', 'orders'];
    expect(await tablesWith(ann.userId)).toEqual(
      tableNames.filter((name) => [...known, 'entitlements', 'security_events'].includes(name)),
    );
  });

  it('is for the user alone', async () => {
    const bob = await signUp(app, 'bob@example.org');
    expect((await ask(bob)).statusCode).toBe(403);
    expect((await app.inject(`/api${exportData.path}?userId=${ann.userId}`)).statusCode).toBe(401);
    expect((await remove(password, bob)).statusCode).toBe(403);
  });

  it('goes with the account, but for paid orders and the security log, where no email is', async () => {
    const { paid, unpaid } = await live();
    const reply = await remove();
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { message: 'Your account has been deleted.', kept: keptAfterDeletion },
    ]);
    expect(await tablesWith(ann.userId)).toEqual(
      tableNames.filter((name) => ['users', 'security_events', 'orders'].includes(name)),
    );
    expect(await tablesWith(email)).toEqual([]);
    const orders = await db.selectFrom('orders').select(['payment_id', 'total_cents']).execute();
    expect(orders).toEqual([{ payment_id: paid, total_cents: 2950 }]);
    expect(await tablesWith(unpaid)).toEqual([]);
  });

  it('is deleted with every session, and the email is free again', async () => {
    await remove();
    expect((await ask()).statusCode).toBe(401);
    expect((await post(app, refreshToken, { refreshToken: ann.refreshToken })).statusCode).toBe(401);
    const again = await post(app, register, { email, password });
    expect(again.statusCode).toBe(200);
    expect(again.json().userId).not.toBe(ann.userId);
  });

  it('stays with a wrong password', async () => {
    expect((await remove('wrong horse 9')).statusCode).toBe(403);
    expect((await ask()).statusCode).toBe(200);
  });

  it('stays while a payment is being settled', async () => {
    await shop.order('appBuilder');
    await db.updateTable('orders').set({ state: 'approved' }).execute();
    const reply = await remove();
    expect([reply.statusCode, reply.json()]).toEqual([409, { error: deleteAccount.refusals.paymentRunning.error }]);
    expect((await ask()).statusCode).toBe(200);
    expect(await shop.cart()).toEqual(['appBuilder']);
  });

  it('can not be paid for any more once it is deleted', async () => {
    const { unpaid } = await live();
    await decide(db, unpaid, 'approved', Date.now());
    await remove();
    const back = await app.inject(`/api/payments/return?token=${unpaid}&PayerID=practice-wallet`);
    expect(back.statusCode).toBeLessThan(500);
    const granted = await db.selectFrom('entitlements').selectAll().execute();
    expect(granted).toEqual([]);
  });
});
