import { describe, expect, it } from 'vitest';
import { orderToPay, testPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { replyLost, refusedWith } from '../../../tests/harness/paypal/troubles.ts';
import { ProviderUnavailableError } from '../provider.ts';

describe('open', () => {
  it('sends PayPal the items, their prices, and the address for the buyer', async () => {
    const { provider, double } = await testPayPal();
    const { paymentId } = await provider.open(orderToPay());
    const request = double.orders.get(paymentId)?.request;
    const amount = (value: string) => ({ currency_code: 'USD', value });
    const item = { quantity: '1', category: 'DIGITAL_GOODS' };
    expect(request?.purchase_units).toEqual([
      {
        custom_id: 'order-1',
        amount: { ...amount('98.50'), breakdown: { item_total: amount('98.50') } },
        items: [
          { ...item, name: 'Platform Administrator', unit_amount: amount('49.00') },
          { ...item, name: 'Platform Developer I', unit_amount: amount('49.50') },
        ],
      },
    ]);
    expect(request?.payment_source.paypal.experience_context).toMatchObject({
      return_url: 'https://practice.example/api/payments/return',
      cancel_url: 'https://practice.example/cart?payment=cancelled',
    });
  });

  it('opens one order however often it is asked for one, also where the first response is lost', async () => {
    const { provider, double } = await testPayPal();
    double.fail('createOrder', replyLost);
    const first = await provider.open(orderToPay());
    expect(await provider.open(orderToPay())).toEqual(first);
    expect([...double.orders.keys()]).toEqual([first.paymentId]);
  });

  it.each(['approve', 'payer-action'])('takes the link called %s', async (rel) => {
    const { provider, double } = await testPayPal();
    const href = 'https://www.paypal.com/checkoutnow?token=5O1';
    const links = [
      { href: 'https://api-m.paypal.com/v2/checkout/orders/5O1', rel: 'self' },
      { href, rel },
    ];
    double.fail('createOrder', refusedWith({ status: 201, body: { id: '5O1', links } }));
    expect(await provider.open(orderToPay())).toEqual({ paymentId: '5O1', approvalUrl: href });
  });

  it.each(['javascript:alert(1)', '/checkoutnow'])('takes no link to %s', async (href) => {
    const { provider, double } = await testPayPal();
    const links = [{ rel: 'approve', href }];
    double.fail('createOrder', refusedWith({ status: 201, body: { id: '5O1', links } }));
    await expect(provider.open(orderToPay())).rejects.toThrow(ProviderUnavailableError);
  });
});
