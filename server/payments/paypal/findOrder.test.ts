import { describe, expect, it } from 'vitest';
import type { DoubleCapture } from '../../../tests/harness/paypal/orders.ts';
import { approvedPayment, orderToPay, testPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { refusedWith, replyLost } from '../../../tests/harness/paypal/troubles.ts';
import { ProviderUnavailableError } from '../provider.ts';

const captureId = '3C679366HH0000001';

async function openPayment() {
  const payPal = await testPayPal();
  const { paymentId } = await payPal.provider.open(orderToPay());
  return { ...payPal, paymentId, find: () => payPal.provider.find(paymentId) };
}

async function capturedPayment() {
  const payment = await approvedPayment();
  await payment.capture();
  const find = () => payment.provider.find(payment.paymentId);
  return { ...payment, find, refund: () => payment.provider.refund(captureId) };
}

describe('find', () => {
  it('knows no payment that PayPal has forgotten', async () => {
    const { find, double, paymentId } = await openPayment();
    double.expireOrder(paymentId);
    expect(await find()).toBeUndefined();
  });

  it.each(['../../v1/oauth2/token', ''])('knows no payment %j, and does not ask', async (paymentId) => {
    const { provider, double } = await testPayPal();
    expect(await provider.find(paymentId)).toBeUndefined();
    expect(double.calls).toEqual([]);
  });

  const capture = { captureId, amount: { cents: 9_850, currency: 'USD' }, orderId: 'order-1' };
  it.each<[DoubleCapture['status'], object]>([
    ['COMPLETED', { kind: 'captured', capture }],
    ['PARTIALLY_REFUNDED', { kind: 'captured', capture }],
    ['REFUNDED', { kind: 'refunded', capture }],
    ['PENDING', { kind: 'pending' }],
    ['DECLINED', { kind: 'declined' }],
    ['FAILED', { kind: 'declined' }],
  ])('returns what was taken, if anything, where its capture is %s', async (status, found) => {
    const { find, double, paymentId } = await capturedPayment();
    double.settle(paymentId, status);
    expect(await find()).toEqual(found);
  });

  it.each([
    ['an order that is completed without a capture', { status: 'COMPLETED', purchase_units: [{}] }],
    ['an order with an unknown status', { status: 'WAITING', purchase_units: [{}] }],
  ])('throws for %s', async (_what, body) => {
    const { find, double } = await openPayment();
    double.fail('showOrder', refusedWith({ status: 200, body }));
    await expect(find()).rejects.toThrow(ProviderUnavailableError);
  });
});

describe('refund', () => {
  it('refunds a capture, also where its first response is lost', async () => {
    const { refund, double, provider, paymentId } = await capturedPayment();
    double.fail('refund', replyLost);
    await refund();
    expect(await provider.find(paymentId)).toMatchObject({ kind: 'refunded' });
  });

  it('throws where PayPal does not refund it', async () => {
    const { refund, double, paymentId } = await capturedPayment();
    double.settle(paymentId, 'PENDING');
    await expect(refund()).rejects.toThrow('PENDING_CAPTURE');
  });

  it('throws where a refund has failed', async () => {
    const { refund, double } = await capturedPayment();
    double.fail('refund', refusedWith({ status: 201, body: { status: 'FAILED' } }));
    await expect(refund()).rejects.toThrow(ProviderUnavailableError);
  });
});
