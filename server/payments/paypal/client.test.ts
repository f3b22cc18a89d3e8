import { describe, expect, it } from 'vitest';
import { orderToPay, testPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { brokenJson, otherShape, outOfOrder, refusedWith, reset } from '../../../tests/harness/paypal/troubles.ts';
import { ProviderUnavailableError } from '../provider.ts';
import { TOKEN_LIFETIME } from '../../../tests/harness/paypal/payPalDouble.ts';

/** A payment that PayPal does not know. Finding it shows whether PayPal could be reached. */
const unknown = '5O190127TN9999999';

describe('a call of PayPal', () => {
  it.each([
    ['is out of order', outOfOrder(500)],
    ['is busy', outOfOrder(429)],
    ['breaks the connection', reset],
  ])('is repeated where PayPal %s', async (_what, trouble) => {
    const { provider, double, pauses } = await testPayPal();
    double.fail('showOrder', trouble, 2);
    expect(await provider.find(unknown)).toBeUndefined();
    expect(pauses).toEqual([500, 2_000]);
  });

  it.each([
    ['0', 0],
    ['3', 3_000],
    ['Sat, 21 Nov 2026 00:00:04 GMT', 4_000],
  ])('is repeated when PayPal says so: %s', async (retryAfter, milliseconds) => {
    const { provider, double, pauses } = await testPayPal();
    double.fail('showOrder', outOfOrder(429, { 'retry-after': retryAfter }));
    expect(await provider.find(unknown)).toBeUndefined();
    expect(pauses).toEqual([milliseconds]);
  });

  it.each([
    ['breaks off', brokenJson],
    ['is another than documented', otherShape],
    ['is a page of a proxy', refusedWith({ status: 404, body: '<h1>Not Found</h1>' })],
    ['is not for its request', refusedWith({ status: 400, body: { name: 'INVALID_REQUEST', details: [] } })],
    [
      'leads elsewhere',
      refusedWith({ status: 307, body: '', headers: { location: '/v2/checkout/orders/5O190127TN0000001' } }),
    ],
  ])('throws where the response %s', async (_what, trouble) => {
    const { provider, double } = await testPayPal();
    double.fail('showOrder', trouble, 3);
    const { paymentId } = await provider.open(orderToPay());
    await expect(provider.find(paymentId)).rejects.toThrow(ProviderUnavailableError);
  });
});

describe('the access token', () => {
  it('is kept until a minute before its end', async () => {
    const { provider, double, clock } = await testPayPal();
    await provider.find(unknown);
    clock.forward((TOKEN_LIFETIME - 61) * 1000);
    await provider.find(unknown);
    expect(double.calls).toEqual(['token', 'showOrder', 'showOrder']);
    clock.forward(1000);
    await provider.find(unknown);
    expect(double.calls.slice(3)).toEqual(['token', 'showOrder']);
  });

  it('is replaced where PayPal refuses it', async () => {
    const { provider, double } = await testPayPal();
    await provider.find(unknown);
    double.expireTokens();
    expect(await provider.find(unknown)).toBeUndefined();
    expect(double.calls.slice(2)).toEqual(['showOrder', 'token', 'showOrder']);
  });

  it('is not granted for wrong credentials, with an error in one line', async () => {
    const { provider, double } = await testPayPal({ clientSecret: 'wrong' });
    const line = 'PayPal refused to let us in with PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET: invalid_client.';
    await expect(provider.find(unknown)).rejects.toThrow(new ProviderUnavailableError(line));
    expect(double.calls).toEqual(['token']);
  });
});
