import { describe, expect, it } from 'vitest';
import { testClock } from '../../testing/accounts.ts';
import { TOKEN_LIFETIME } from '../../testing/paypal/tokens.ts';
import { testPayPal } from '../../testing/paypal/testPayPal.ts';
import { outOfOrder, refusedWith } from '../../testing/paypal/troubles.ts';
import { ProviderUnavailableError } from '../provider.ts';
import { accessTokens } from './accessTokens.ts';

/** A payment that PayPal does not know: to look at it takes a token. */
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

  it('uses a token that is too short-lived to be kept', async () => {
    const tokens = accessTokens(async () => ({ token: 'token', lifetime: 1 }), testClock().now);
    expect(await tokens.current()).toBe('token');
  });
});

describe('the access token', () => {
  it('is asked for once, however many calls wait for it', async () => {
    const { provider, double } = await testPayPal();
    await Promise.all([provider.look(unknown), provider.look(unknown), provider.look(unknown)]);
    expect(double.calls.filter((call) => call === 'token')).toHaveLength(1);
  });

  it('is kept until a minute before its end', async () => {
    const { provider, double, clock } = await testPayPal();
    await provider.look(unknown);
    clock.forward((TOKEN_LIFETIME - 61) * 1000);
    await provider.look(unknown);
    expect(double.calls).toEqual(['token', 'showOrder', 'showOrder']);
    clock.forward(1000);
    await provider.look(unknown);
    expect(double.calls.slice(3)).toEqual(['token', 'showOrder']);
  });

  it('is replaced where PayPal refuses it', async () => {
    const { provider, double } = await testPayPal();
    await provider.look(unknown);
    double.expireTokens();
    expect(await provider.look(unknown)).toBeUndefined();
    expect(double.calls.slice(2)).toEqual(['showOrder', 'token', 'showOrder']);
  });

  it('is replaced once: a second refusal ends the call', async () => {
    const { provider, double } = await testPayPal();
    const body = { name: 'AUTHENTICATION_FAILURE' };
    double.fail('showOrder', refusedWith({ status: 401, body }), Infinity);
    await expect(provider.look(unknown)).rejects.toThrow('AUTHENTICATION_FAILURE');
    expect(double.calls).toEqual(['token', 'showOrder', 'token', 'showOrder']);
  });

  it('is asked for again where PayPal was out of order', async () => {
    const { provider, double } = await testPayPal();
    double.fail('token', outOfOrder(503));
    expect(await provider.look(unknown)).toBeUndefined();
  });

  it('is asked for again by the next call where it was not granted', async () => {
    const { provider, double } = await testPayPal();
    double.fail('token', outOfOrder(503), 3);
    await expect(provider.look(unknown)).rejects.toThrow(ProviderUnavailableError);
    expect(await provider.look(unknown)).toBeUndefined();
  });

  it('is not granted for wrong credentials, which is said in one line', async () => {
    const { provider, double } = await testPayPal({ clientSecret: 'wrong' });
    const line = 'PayPal refused to let us in with PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET: invalid_client.';
    await expect(provider.look(unknown)).rejects.toThrow(new ProviderUnavailableError(line));
    expect(double.calls).toEqual(['token']);
  });
});
