import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../../contract/payments.ts';
import type { Database } from '../../db/schema.ts';
import { openSqlite } from '../../db/sqlite.ts';
import { openShop, type TestShop } from '../../testing/openShop.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { testPayPal, type TestPayPal } from '../../testing/paypal/testPayPal.ts';
import { answerLost } from '../../testing/paypal/troubles.ts';
import { refused, said } from '../../testing/shop.ts';

const granted = [200, paymentMessages.granted];

describe('buying by PayPal', { timeout: PATIENCE }, () => {
  let db: Database;
  let double: TestPayPal['double'];
  let app: TestShop['app'];
  let ann: TestShop['ann'];

  beforeEach(async () => {
    db = openSqlite(':memory:');
    const payPal = await testPayPal();
    double = payPal.double;
    ({ app, ann } = await openShop({ db }, { provider: payPal.provider }));
  });
  afterEach(async () => {
    await app.close();
    await db.destroy();
  });

  /** Sends what PayPal tells about a payment; answers the status. */
  async function tell(eventType: string, paymentId: string, change = (body: string) => body): Promise<number> {
    const { headers, body } = double.webhookMessage(eventType, paymentId);
    const url = '/api/payments/webhook';
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: change(body),
    });
    return reply.statusCode;
  }

  it('grants what was ordered when the buyer comes back', async () => {
    const paymentId = await ann.order('administrator', 'appBuilder');
    const { pathname, search } = new URL(double.approve(paymentId));
    const back = await app.inject({ url: `${pathname}${search}` });
    expect(back.headers.location).toMatch(
      new RegExp(`/payment-success\\?paymentId=${paymentId}&PayerID=PAYER0000001$`),
    );
    expect(said(await ann.execute(paymentId))).toEqual(granted);
    expect(await ann.bought()).toEqual(['administrator', 'appBuilder']);
    expect(double.orders.get(paymentId)?.captures).toMatchObject([{ amount: { value: '78.50' } }]);
  });

  it('grants it by a message of PayPal where the buyer does not come back', async () => {
    const paymentId = await ann.order('administrator');
    double.approve(paymentId);
    expect(await tell('CHECKOUT.ORDER.APPROVED', paymentId)).toBe(200);
    expect(await ann.bought()).toEqual(['administrator']);
  });

  it('grants it once where the answer of the capture is lost', async () => {
    const paymentId = await ann.order('administrator');
    double.approve(paymentId);
    double.fail('captureOrder', answerLost, Infinity);
    expect(said(await ann.execute(paymentId))).toEqual(granted);
    expect(double.orders.get(paymentId)?.captures).toHaveLength(1);
  });

  it('grants it when PayPal tells that a pending payment is through', async () => {
    const paymentId = await ann.order('administrator');
    double.approve(paymentId);
    double.planCapture({ status: 'PENDING' });
    expect(said(await ann.execute(paymentId))).toEqual(refused(executePayment.refusals.paymentPending));
    double.settle(paymentId, 'COMPLETED');
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', paymentId)).toBe(200);
    expect(await ann.bought()).toEqual(['administrator']);
  });

  it('takes it back when PayPal tells of a refund', async () => {
    const paymentId = await ann.order('administrator');
    double.approve(paymentId);
    await ann.execute(paymentId);
    double.settle(paymentId, 'REFUNDED');
    expect(await tell('PAYMENT.CAPTURE.REFUNDED', paymentId)).toBe(200);
    expect(await ann.bought()).toEqual([]);
  });

  it('lets a buyer try again after a decline', async () => {
    const paymentId = await ann.order('administrator');
    double.approve(paymentId);
    double.planCapture({ issue: 'INSTRUMENT_DECLINED' });
    expect(said(await ann.execute(paymentId))).toEqual(refused(executePayment.refusals.paymentDeclined));
    expect(said(await ann.execute(paymentId))).toEqual(granted);
  });

  it.each([{ value: '1.00' }, { currency_code: 'EUR' }])('gives back a payment of other %j', async (amount) => {
    const paymentId = await ann.order('administrator');
    double.approve(paymentId);
    double.planCapture({ amount });
    expect(said(await ann.execute(paymentId))).toEqual(refused(executePayment.refusals.paymentRefunded));
    expect(double.orders.get(paymentId)?.captures).toMatchObject([{ status: 'REFUNDED' }]);
    expect(await ann.bought()).toEqual([]);
  });

  it('believes no message that was changed on its way', async () => {
    const paymentId = await ann.order('administrator');
    double.approve(paymentId);
    expect(await tell('CHECKOUT.ORDER.APPROVED', paymentId, (body) => `${body} `)).toBe(400);
    expect(await ann.bought()).toEqual([]);
  });
});
