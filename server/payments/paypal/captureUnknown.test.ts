import { describe, expect, it } from 'vitest';
import { approvedPayment, captured } from '../../../tests/harness/paypal/approvedPayment.ts';
import { replyLost, otherShape, outOfOrder, reset } from '../../../tests/harness/paypal/troubles.ts';
import { PATIENCE } from '../../../tests/harness/patience.ts';
import { ProviderUnavailableError } from '../provider.ts';

describe('capture without a clear response', { timeout: PATIENCE }, () => {
  it.each([
    ['the connection breaks before it', reset],
    ['its response is lost', replyLost],
    ['PayPal is out of order for a moment', outOfOrder(500)],
  ])('takes it once where %s', async (_when, trouble) => {
    const { capture, double, paymentId } = await approvedPayment();
    double.fail('captureOrder', trouble);
    expect(await capture()).toEqual(captured);
    expect(double.orders.get(paymentId)?.captures).toHaveLength(1);
  });

  it.each([
    ['all responses are lost', replyLost, Infinity],
    ['its response is not as documented', otherShape, 1],
  ])('looks the order up where %s', async (_when, trouble, times) => {
    const { capture, double } = await approvedPayment();
    double.fail('captureOrder', trouble, times);
    expect(await capture()).toEqual(captured);
  });

  it.each([['PayPal stays out of order', outOfOrder(503)]])(
    'throws that the outcome is unknown where %s',
    async (_when, trouble) => {
      const { capture, double } = await approvedPayment();
      double.fail('captureOrder', trouble, Infinity);
      await expect(capture()).rejects.toThrow(ProviderUnavailableError);
      expect(double.calls.filter((call) => call === 'captureOrder')).toHaveLength(3);
    },
  );

  it('does not return a capture that may still arrive', async () => {
    const { capture, double, timeOut, paymentId } = await approvedPayment();
    const { promise: until, resolve: finish } = Promise.withResolvers<void>();
    double.planCapture({ until });
    const outcome = capture();
    outcome.catch(() => undefined);
    await expect.poll(() => double.orders.get(paymentId)?.isBeingCaptured, { timeout: PATIENCE }).toBe(true);
    timeOut();
    await expect(outcome).rejects.toThrow(ProviderUnavailableError);
    finish();
    await expect.poll(() => double.orders.get(paymentId)?.status, { timeout: PATIENCE }).toBe('COMPLETED');
    expect(await capture()).toEqual(captured);
  });
});
