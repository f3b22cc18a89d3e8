import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymentMessages } from '../../../contract/payments.ts';
import type { Database } from '../../db/schema.ts';
import { openSqlite } from '../../db/sqlite.ts';
import { openShop, type TestShop } from '../../../tests/harness/openShop.ts';
import { PATIENCE } from '../../../tests/harness/patience.ts';
import { testPayPal, type TestPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { outcomeOf } from '../../../tests/harness/shop.ts';

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

  /** Sends an event of PayPal about a payment; returns the status. */
  async function sendEvent(eventType: string, paymentId: string, change = (body: string) => body): Promise<number> {
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
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(granted);
    expect(await ann.bought()).toEqual(['administrator', 'appBuilder']);
    expect(double.orders.get(paymentId)?.capture).toMatchObject({ amount: { value: '78.50' } });
  });

  it('grants it by a message of PayPal where the buyer does not come back', async () => {
    const paymentId = await ann.order('administrator');
    double.approve(paymentId);
    expect(await sendEvent('CHECKOUT.ORDER.APPROVED', paymentId)).toBe(200);
    expect(await ann.bought()).toEqual(['administrator']);
  });

  it('removes it when PayPal reports a refund', async () => {
    const paymentId = await ann.order('administrator');
    double.approve(paymentId);
    await ann.execute(paymentId);
    double.settle(paymentId, 'REFUNDED');
    expect(await sendEvent('PAYMENT.CAPTURE.REFUNDED', paymentId)).toBe(200);
    expect(await ann.bought()).toEqual([]);
  });
});
