import { createHash } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../../contract/payments.ts';
import { fill, testApp } from '../../../tests/harness/app.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { receipts } from '../../../tests/harness/settling.ts';
import {
  chooseAtWallet,
  paymentIdIn,
  pricedExamsWith,
  refused,
  outcomeOf,
  type Shopper,
  shopper,
} from '../../../tests/harness/shop.ts';
import type { Database } from '../../db/schema.ts';

const { refusals } = executePayment;
const granted = [200, paymentMessages.granted];
const site = 'http://localhost:3000';
const HOUR = 60 * 60 * 1000;

describeDialects('the wallet', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let ann: Shopper;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, pricedExamsWith('appBuilder', { name: 'Builder <b>& Co</b>' }));
    app = await testApp(db);
    ann = await shopper(app);
  });

  const page = (token: string): Promise<LightMyRequestResponse> => app.inject(`/api/payments/wallet?token=${token}`);
  const choose = (token: string, choice: string) => chooseAtWallet(app, token, choice);
  const leadsTo = ({ statusCode, headers }: LightMyRequestResponse) => [statusCode, headers.location];
  const backWith = (token: string) => [303, `${site}/api/payments/return?token=${token}&PayerID=practice-wallet`];
  /** Makes every payment that much older. */
  const age = (milliseconds: number) =>
    db
      .updateTable('wallet_payments')
      .set(({ eb }) => ({ created_at: eb('created_at', '-', milliseconds) }))
      .execute();

  it('lists what is to be paid, as text', async () => {
    const { statusCode, headers, body } = await page(await ann.order('administrator', 'appBuilder'));
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<th scope="row">Platform Administrator</th><td>$49.00</td>');
    expect(body).toContain('<th scope="row">Builder &lt;b&gt;&amp; Co&lt;/b&gt;</th><td>$29.50</td>');
    expect(body).toContain('<th scope="row">Total (USD)</th><td>$78.50</td>');
    expect(body).toContain('<b>ann@example.org</b>');
  });

  it('lets its page run no script, load nothing, be framed by no one and be found by no search', async () => {
    const { headers, body } = await page(await ann.order('administrator'));
    const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).not.toMatch(/<script| style=| on\w+=/);
  });

  it('opens the exams when the payment is approved, even if the tab is closed then', async () => {
    const token = await ann.order('administrator');
    expect(leadsTo(await choose(token, 'approve'))).toEqual(backWith(token));
    expect([await ann.bought(), await ann.cart()]).toEqual([['administrator'], []]);
    expect(outcomeOf(await ann.execute(token))).toEqual(granted);
    const [mail, ...rest] = await receipts(db);
    expect([JSON.parse(mail?.data ?? '').isPractice, rest]).toEqual([true, []]);
  });

  it('reports a payment that was declined, which can be approved later', async () => {
    const token = await ann.order('administrator');
    expect(leadsTo(await choose(token, 'decline'))).toEqual(backWith(token));
    expect(outcomeOf(await ann.execute(token))).toEqual(refused(refusals.paymentDeclined));
    expect(paymentIdIn(await ann.buy())).toBe(token);
    expect((await page(token)).body).toContain('Payment declined.');
    await choose(token, 'approve');
    expect(outcomeOf(await ann.execute(token))).toEqual(granted);
  });

  it.each(['', 'a'.repeat(43)])('says that there is nothing to pay at %j', async (token) => {
    for (const reply of [await page(token), await choose(token, 'approve'), await choose(token, 'decline')]) {
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('Nothing to pay');
      expect(reply.body).toContain(`<a href="${site}/cart">Back to the cart</a>`);
    }
  });

  it('closes the page after three hours', async () => {
    const token = await ann.order('administrator');
    await age(3 * HOUR - 60_000);
    expect((await page(token)).statusCode).toBe(200);
    await age(60_000);
    expect((await page(token)).statusCode).toBe(404);
    expect((await choose(token, 'approve')).statusCode).toBe(404);
    expect(outcomeOf(await ann.execute(token))).toEqual(refused(refusals.paymentNotApproved));
  });

  it('takes no message to the webhook', async () => {
    const token = await ann.order('administrator');
    await choose(token, 'approve');
    const payload = { paymentId: token };
    expect((await app.inject({ method: 'POST', url: '/api/payments/webhook', payload })).statusCode).toBe(400);
  });
});
