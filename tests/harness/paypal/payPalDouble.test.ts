import { describe, expect, it, onTestFinished } from 'vitest';
import type { PayPalDouble } from './payPalDouble.ts';
import { startPayPalDouble } from './startPayPalDouble.ts';
import { orderToPay, testPayPal } from './testPayPal.ts';

/** A double that may be misused, and a token for it. */
async function misusedDouble(): Promise<{ double: PayPalDouble; token: string }> {
  const double = await startPayPalDouble();
  onTestFinished(double.close);
  const { clientId, clientSecret } = double.settings;
  const reply = await fetch(`${double.settings.apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token: token } = (await reply.json()) as { access_token: string }; // as the double makes it
  return { double, token };
}

const usd = (value: string) => ({ currency_code: 'USD', value });
const unit = {
  custom_id: 'order-1',
  amount: { ...usd('49.00'), breakdown: { item_total: usd('49.00') } },
  items: [{ name: 'Exam', quantity: '1', unit_amount: usd('49.00'), category: 'DIGITAL_GOODS' }],
};
const experience_context = {
  return_url: 'https://practice.example/return',
  cancel_url: 'https://practice.example/cart',
  user_action: 'PAY_NOW',
  shipping_preference: 'NO_SHIPPING',
  brand_name: 'CertCrest',
};
const goodOrder = { intent: 'CAPTURE', purchase_units: [unit], payment_source: { paypal: { experience_context } } };
const withUnit = (parts: object) => ({ ...goodOrder, purchase_units: [{ ...unit, ...parts }] });

async function createOrder(body: object, headers: Record<string, string> = {}) {
  const { double, token } = await misusedDouble();
  const { status } = await fetch(`${double.settings.apiUrl}/v2/checkout/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'paypal-request-id': 'request-1',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status, violations: double.violations };
}

describe('the double of PayPal', () => {
  it('takes an order as documented', async () => {
    expect(await createOrder(goodOrder)).toEqual({ status: 201, violations: [] });
  });

  it.each([
    ['another intent', { ...goodOrder, intent: 'AUTHORIZE' }],
    ['a field that is not documented', { ...goodOrder, application_context: {} }],
    ['a price that is a number', withUnit({ amount: { ...unit.amount, value: 49 } })],
    ['items that do not add up', withUnit({ amount: { ...usd('50.00'), breakdown: { item_total: usd('50.00') } } })],
    ['a sum that is not that of the items', withUnit({ amount: { ...unit.amount, value: '50.00' } })],
    [
      'a second currency',
      withUnit({ items: [{ ...unit.items[0], unit_amount: { ...usd('49.00'), currency_code: 'EUR' } }] }),
    ],
    ['no items', withUnit({ items: [] })],
    ['a name that is too long', withUnit({ items: [{ ...unit.items[0], name: 'x'.repeat(128) }] })],
  ])('refuses an order with %s', async (_what, body) => {
    const { status, violations } = await createOrder(body);
    expect(status).toBe(400);
    expect(violations).not.toEqual([]);
  });

  it.each([
    ['no request id', { 'paypal-request-id': '' }],
    ['a request id that is too long', { 'paypal-request-id': 'x'.repeat(109) }],
    ['another type of content', { 'content-type': 'text/plain' }],
  ])('refuses an order with %s', async (_what, headers) => {
    const { status, violations } = await createOrder(goodOrder, headers);
    expect(status).toBe(400);
    expect(violations).toHaveLength(1);
  });

  it('refuses a token that it has not issued', async () => {
    const { status, violations } = await createOrder(goodOrder, { authorization: 'Bearer made-up' });
    expect(status).toBe(401);
    expect(violations).toHaveLength(1);
  });

  it('refuses an id that was used for another request', async () => {
    const { double, token } = await misusedDouble();
    const statuses: number[] = [];
    for (const body of [goodOrder, withUnit({ custom_id: 'order-2' })]) {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'paypal-request-id': 'request-1',
      };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      statuses.push((await fetch(`${double.settings.apiUrl}/v2/checkout/orders`, init)).status);
    }
    expect(statuses).toEqual([201, 400]);
    expect(double.violations).toHaveLength(1);
  });

  it('refuses a request for a token that is not as documented', async () => {
    const { double } = await misusedDouble();
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await fetch(`${double.settings.apiUrl}/v1/oauth2/token`, init)).status).toBe(401);
    expect(double.violations).toHaveLength(3);
  });

  it('forgets the ids of requests on demand', async () => {
    const { provider, double } = await testPayPal();
    await provider.open(orderToPay());
    double.forgetRequestIds();
    await provider.open(orderToPay());
    expect(double.orders.size).toBe(2);
  });

  it.each([
    ['pay', 'https://practice.example/api/payments/return', 'APPROVED'],
    ['cancel', 'https://practice.example/cart', 'PAYER_ACTION_REQUIRED'],
  ])('has a page for its buyer, where %s redirects to %s', async (act, address, status) => {
    const { provider, double } = await testPayPal();
    const { paymentId, approvalUrl } = await provider.open(orderToPay());
    const page = await (await fetch(approvalUrl)).text();
    const href = `/checkoutnow?token=${paymentId}&act=${act}`;
    expect(page).toContain(href);
    const reply = await fetch(`${double.settings.apiUrl}${href}`, { redirect: 'manual' });
    const location = new URL(reply.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe(address);
    expect(location.searchParams.get('token')).toBe(paymentId);
    expect(double.orders.get(paymentId)?.status).toBe(status);
  });
});
