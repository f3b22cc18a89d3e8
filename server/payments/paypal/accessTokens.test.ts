import { describe, expect, it } from 'vitest';
import { testClock } from '../../../tests/harness/accounts.ts';
import { testPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { TOKEN_LIFETIME } from '../../../tests/harness/paypal/tokens.ts';
import { ProviderUnavailableError } from '../provider.ts';
import { accessTokens } from './client.ts';

/** A payment that PayPal does not know: finding it takes a token. */
const unknown = '5O190127TN9999999';

describe('accessTokens', () => {
  it('forgets no token but the one that was refused', async () => {
    let count = 0;
    const tokens = accessTokens(async () => ({ token: `token-${(count += 1)}`, lifetime: 300 }), testClock().now);
    expect(await tokens.current()).toBe('token-1');
    tokens.drop('token-0');
    expect(await tokens.current()).toBe('token-1');
    tokens.drop('token-1');
    expect(await tokens.current()).toBe('token-2');
  });
});

describe('the access token', () => {
  it('is requested once, however many calls wait for it', async () => {
    const { provider, double } = await testPayPal();
    await Promise.all([provider.find(unknown), provider.find(unknown), provider.find(unknown)]);
    expect(double.calls.filter((call) => call === 'token')).toHaveLength(1);
  });

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
