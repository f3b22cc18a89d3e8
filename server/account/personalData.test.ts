import { expect, it } from 'vitest';
import { register, resetPassword } from '../../contract/account.ts';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { changeEmail } from '../../contract/credentials.ts';
import { saveExamDate } from '../../contract/examDates.ts';
import { bookmarkQuestion, saveNote } from '../../contract/learning.ts';
import { startPasskey } from '../../contract/passkeys.ts';
import { deleteAccount, exportData, keptAfterDeletion, type PersonalData } from '../../contract/personalData.ts';
import { reportQuestion } from '../../contract/reports.ts';
import { expectRefused, password } from '../../tests/harness/accounts.ts';
import { accountsOf, annsEmail, type TestAccounts } from '../../tests/harness/accountsOf.ts';
import { testSecret } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { readCatalogue } from '../../tests/harness/catalogue.ts';
import { addedPasskey } from '../../tests/harness/passkeys.ts';
import { chooseAtWallet, pricedExams, shopperOf } from '../../tests/harness/shop.ts';
import { tableNames } from '../db/schema.ts';

/** Where the file has what a table has of a user; null is what lives for minutes, and says nothing of them. */
const fieldOf: Readonly<Record<string, keyof PersonalData | null>> = {
  sessions: 'sessions',
  password_resets: 'passwordResets',
  email_changes: 'emailChanges',
  passkeys: 'passkeys',
  passkey_challenges: null,
  openid_logins: null,
  openid_connections: 'connections',
  attempts: 'attempts',
  learner_questions: 'learnerQuestions',
  question_reports: 'reports',
  exam_dates: 'examDates',
  cart_items: 'cart',
  orders: 'orders',
  entitlements: 'boughtExams',
};

/** An exam that Ann took as it was drawn, with its picks. */
const drawn = {
  examId: 'administrator',
  scorePercent: 0,
  mode: 'exam',
  seed: '00ff00ff00ff00ff',
  asked: [{ id: 'adm-2', version: 1, seconds: 40, flagged: true }, { id: 'adm-1' }],
  picks: { 'adm-2': ['a'] },
  finishedAt: '2026-11-20T10:00:00.000Z',
};

/** Leaves something of Ann in every table; returns the ids of her payments. */
async function live(site: TestAccounts): Promise<{ paid: string; unpaid: string }> {
  const shop = shopperOf(site.app, site.ann);
  await site.own(saveExamAttempt, { examId: 'administrator', scorePercent: 72.5 });
  await site.own(saveExamAttempt, drawn);
  await site.own(bookmarkQuestion, { examId: 'administrator', questionId: 'adm-1', bookmarked: true });
  await site.own(saveNote, { examId: 'administrator', questionId: 'adm-2', text: 'Roles *open* records.' });
  await site.own(saveExamDate, { examId: 'administrator', date: '2026-12-12' });
  const report = { examId: 'administrator', questionId: 'adm-1', version: 1, reason: 'typo', text: 'Recrods.' };
  await site.own(reportQuestion, report);
  const paid = await shop.order('appBuilder');
  await chooseAtWallet(site.app, paid, 'approve');
  expect((await shop.execute(paid)).statusCode).toBe(200);
  const unpaid = await shop.order('administrator');
  // Each a moment later, so that the security log has them in this order.
  for (const next of [
    () => addedPasskey(site.app, site.ann),
    () => site.own(startPasskey, { password }),
    () => site.post(resetPassword, { email: annsEmail }),
    () => site.own(changeEmail, { email: 'new@example.org', password }),
  ]) {
    site.clock.forward(1);
    await next();
  }
  site.clock.forward(1);
  return { paid, unpaid };
}

describeDialects('what is kept of a person', (open) => {
  const site = accountsOf(open, { exams: pricedExams });
  const shop = () => shopperOf(site.app, site.ann);
  const remove = (given = password) => site.own(deleteAccount, { password: given });
  /** Every table, as text. */
  async function everything(): Promise<Record<string, string>> {
    const rows = tableNames.map(async (name) => [name, JSON.stringify(await site.rows(name))]);
    return Object.fromEntries(await Promise.all(rows));
  }
  const tablesWith = async (text: string) =>
    Object.entries(await everything()).flatMap(([name, rows]) => (rows.includes(text) ? [name] : []));

  it('comes as a file with all of it', async () => {
    await live(site);
    const reply = await site.read(exportData);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-disposition': 'attachment; filename="certcrest-data.json"',
      'cache-control': 'no-store',
    });
    const data = exportData.response.parse(reply.json());
    expect(data).toMatchObject({
      account: { userId: site.ann.userId, email: annsEmail },
      sessions: [{ device: 'Unknown device', endedAt: null }],
      passwordResets: [{ usedAt: null }],
      emailChanges: [{ email: 'new@example.org', usedAt: null }],
      passkeys: [{ name: 'Unknown device', usedAt: null }],
      attempts: [
        {
          scorePercent: 50,
          mode: 'exam',
          seed: drawn.seed,
          finishedAt: drawn.finishedAt,
          questions: [{ questionId: 'adm-2', picks: ['a'], seconds: 40, isFlagged: true }, { questionId: 'adm-1' }],
        },
        { scorePercent: 72.5, isVerified: false, questions: [] },
      ],
      learnerQuestions: [
        { questionId: 'adm-1', bookmarkedAt: '2026-11-21T00:00:00.000Z' },
        { questionId: 'adm-2', lastPercent: 100, note: 'Roles *open* records.', firstPicks: ['a'] },
      ],
      reports: [{ questionId: 'adm-1', reason: 'typo', text: 'Recrods.', state: 'open' }],
      examDates: [{ examId: 'administrator', date: '2026-12-12' }],
      cart: [{ examId: 'administrator' }],
      orders: [{ state: 'granted', total: '29.50', items: [{ examId: 'appBuilder' }] }, { state: 'created' }],
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
    for (const secret of ['$argon2id', site.ann.refreshToken, testSecret]) expect(reply.body).not.toContain(secret);
  });

  it('has a place in the file for every table that mentions a user', async () => {
    const tables = (await readCatalogue(site.db)).filter(({ pointsTo }) => pointsTo.includes('users'));
    expect(tables.map(({ table }) => table).toSorted()).toEqual(Object.keys(fieldOf).toSorted());
    expect(Object.keys(exportData.response.shape)).toEqual(
      expect.arrayContaining(Object.values(fieldOf).filter((field) => field !== null)),
    );
  });

  it('goes with the account, but for paid orders and the security log, where no email is', async () => {
    const { paid, unpaid } = await live(site);
    const reply = await remove();
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { message: 'Your account has been deleted.', kept: keptAfterDeletion },
    ]);
    expect(await tablesWith(site.ann.userId)).toEqual(
      tableNames.filter((name) => ['users', 'security_events', 'orders'].includes(name)),
    );
    expect(await tablesWith(annsEmail)).toEqual([]);
    const orders = await site.db.selectFrom('orders').select(['payment_id', 'total_cents']).execute();
    expect(orders).toEqual([{ payment_id: paid, total_cents: 2950 }]);
    expect(await tablesWith(unpaid)).toEqual([]);
  });

  it('is deleted with every session, and the email is free again', async () => {
    await remove();
    expect((await site.read(exportData)).statusCode).toBe(401);
    expect((await site.refresh(site.ann)).statusCode).toBe(401);
    const again = await site.post(register, { email: annsEmail, password });
    expect(again.statusCode).toBe(200);
    expect(again.json().userId).not.toBe(site.ann.userId);
  });

  it('stays while a payment is being settled', async () => {
    await shop().order('appBuilder');
    await site.db.updateTable('orders').set({ state: 'approved' }).execute();
    expectRefused(await remove(), deleteAccount.refusals.paymentRunning);
    expect((await site.read(exportData)).statusCode).toBe(200);
    expect(await shop().cart()).toEqual(['appBuilder']);
  });
});
