import { expect, it } from 'vitest';
import { paymentMessages } from '../../../contract/payments.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { openShop } from '../../../tests/harness/openShop.ts';
import { testPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { outcomeOf } from '../../../tests/harness/shop.ts';

describeDialects('buying by PayPal', (open) => {
  it('grants what was ordered when the buyer comes back, and removes it when PayPal reports a refund', async () => {
    const { double, provider } = await testPayPal();
    const { app, ann } = await openShop((await open()).db, { provider });
    const paymentId = await ann.order('administrator', 'appBuilder');
    const { pathname, search } = new URL(double.approve(paymentId));
    const back = await app.inject({ url: `${pathname}${search}` });
    expect(back.headers.location).toMatch(
      new RegExp(`/payment-success\\?paymentId=${paymentId}&PayerID=PAYER0000001$`),
    );
    expect(outcomeOf(await ann.execute(paymentId))).toEqual([200, paymentMessages.granted]);
    expect(await ann.bought()).toEqual(['administrator', 'appBuilder']);
    expect(double.orders.get(paymentId)?.capture).toMatchObject({ amount: { value: '78.50' } });

    double.settle(paymentId, 'REFUNDED');
    const { headers, body: payload } = double.webhookMessage('PAYMENT.CAPTURE.REFUNDED', paymentId);
    const json = { ...headers, 'content-type': 'application/json' };
    const reply = await app.inject({ method: 'POST', url: '/api/payments/webhook', headers: json, payload });
    expect(reply.statusCode).toBe(200);
    expect(await ann.bought()).toEqual([]);
  });
});
