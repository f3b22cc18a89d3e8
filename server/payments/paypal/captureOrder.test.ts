import { describe, expect, it } from 'vitest';
import { approvedPayment, testPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { otherShape, outOfOrder, replyLost, reset } from '../../../tests/harness/paypal/troubles.ts';
import { PATIENCE } from '../../../tests/harness/patience.ts';
import { ProviderUnavailableError } from '../provider.ts';

const captured = {
  kind: 'captured',
  capture: { captureId: '3C679366HH0000001', amount: { cents: 9_850, currency: 'USD' }, orderId: 'order-1' },
};

describe('capture', { timeout: PATIENCE }, () => {
  it('takes the money of an approved payment once, however often it is called', async () => {
    const { capture, double, paymentId } = await approvedPayment();
    expect(await capture()).toEqual(captured);
    expect(await capture()).toEqual(captured);
    expect(double.orders.get(paymentId)?.timesCaptured).toBe(1);
  });

  it('takes it once where two servers call at the same time', async () => {
    const { capture, double, paymentId } = await approvedPayment();
    const other = await testPayPal(double.settings);
    const { promise: until, resolve: finish } = Promise.withResolvers<void>();
    double.planCapture({ until });
    const first = capture();
    await expect.poll(() => double.orders.get(paymentId)?.isBeingCaptured, { timeout: PATIENCE }).toBe(true);
    // The outcome is not known yet, and so the other server says.
    await expect(other.provider.capture(paymentId)).rejects.toThrow(ProviderUnavailableError);
    finish();
    expect(await first).toEqual(captured);
    expect(await other.provider.capture(paymentId)).toEqual(captured);
    expect(double.orders.get(paymentId)?.timesCaptured).toBe(1);
  });

  it.each([{ value: '1.00' }, { currency_code: 'EUR' }])('returns what was really taken: %j', async (amount) => {
    const { capture, double } = await approvedPayment();
    double.planCapture({ amount });
    const { value = '98.50', currency_code: currency = 'USD' } = amount;
    const cents = Number(value.replace('.', ''));
    expect(await capture()).toMatchObject({ kind: 'captured', capture: { amount: { cents, currency } } });
  });

  it.each([
    [{ status: 'PENDING' }, 'pending'],
    [{ status: 'DECLINED' }, 'declined'],
    [{ issue: 'PAYER_ACTION_REQUIRED' }, 'open'],
    [{ issue: 'INSTRUMENT_DECLINED' }, 'declined'],
    [{ issue: 'COMPLIANCE_VIOLATION' }, 'declined'],
  ] as const)('takes %o for %s', async (plan, kind) => {
    const { capture, double } = await approvedPayment();
    double.planCapture(plan);
    expect(await capture()).toEqual({ kind });
  });

  it('throws for a refusal that it does not know, and where PayPal stays out of order', async () => {
    const { capture, double } = await approvedPayment();
    double.planCapture({ issue: 'SOMETHING_NEW' });
    await expect(capture()).rejects.toThrow(
      new ProviderUnavailableError('PayPal refused to capture an order: UNPROCESSABLE_ENTITY, SOMETHING_NEW.'),
    );
    double.fail('captureOrder', outOfOrder(503), Infinity);
    await expect(capture()).rejects.toThrow(ProviderUnavailableError);
  });

  it.each([
    ['the connection breaks before it', reset],
    ['its response is lost', replyLost],
    ['PayPal is out of order for a moment', outOfOrder(500)],
  ])('takes it once where %s', async (_when, trouble) => {
    const { capture, double, paymentId } = await approvedPayment();
    double.fail('captureOrder', trouble);
    expect(await capture()).toEqual(captured);
    expect(double.orders.get(paymentId)?.timesCaptured).toBe(1);
  });

  it.each([
    ['all responses are lost', replyLost, Infinity],
    ['its response is not as documented', otherShape, 1],
  ])('looks the order up where %s', async (_when, trouble, times) => {
    const { capture, double } = await approvedPayment();
    double.fail('captureOrder', trouble, times);
    expect(await capture()).toEqual(captured);
  });

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
