import { describe, expect, it } from 'vitest';
import type { DoubleCapture } from '../../testing/paypal/orders.ts';
import { orderToPay, testPayPal } from '../../testing/paypal/testPayPal.ts';
import { refusedWith } from '../../testing/paypal/troubles.ts';
import { ProviderUnavailableError } from '../provider.ts';

async function openPayment() {
  const payPal = await testPayPal();
  const { paymentId } = await payPal.provider.open(orderToPay());
  return { ...payPal, paymentId, look: () => payPal.provider.look(paymentId) };
}

async function capturedPayment() {
  const payment = await openPayment();
  payment.double.approve(payment.paymentId);
  await payment.provider.capture(payment.paymentId, 'order-1');
  return payment;
}

describe('look', () => {
  it('tells that a payment is open', async () => {
    const { look } = await openPayment();
    expect(await look()).toEqual({ kind: 'open' });
  });

  it('tells that a payment is approved', async () => {
    const { look, double, paymentId } = await openPayment();
    double.approve(paymentId);
    expect(await look()).toEqual({ kind: 'approved' });
  });

  it('tells that a payment is void', async () => {
    const { look, double, paymentId } = await openPayment();
    double.voidOrder(paymentId);
    expect(await look()).toEqual({ kind: 'void' });
  });

  it('knows no payment that PayPal has forgotten', async () => {
    const { look, double, paymentId } = await openPayment();
    double.expireOrder(paymentId);
    expect(await look()).toBeUndefined();
  });

  it.each(['../../v1/oauth2/token', 'a b', ''])('knows no payment %j, and does not ask', async (paymentId) => {
    const { provider, double } = await testPayPal();
    expect(await provider.look(paymentId)).toBeUndefined();
    expect(double.calls).toEqual([]);
  });

  it.each<[DoubleCapture['status'], string]>([
    ['COMPLETED', 'captured'],
    ['PARTIALLY_REFUNDED', 'captured'],
    ['REFUNDED', 'refunded'],
  ])('tells what was taken where its capture is %s', async (status, kind) => {
    const { look, double, paymentId } = await capturedPayment();
    double.settle(paymentId, status);
    const capture = { captureId: '3C679366HH0000001', amount: { cents: 9_850, currency: 'USD' }, orderId: 'order-1' };
    expect(await look()).toEqual({ kind, capture });
  });

  it.each<[DoubleCapture['status'], string]>([
    ['PENDING', 'pending'],
    ['DECLINED', 'declined'],
    ['FAILED', 'declined'],
  ])('tells of no money where its capture is %s', async (status, kind) => {
    const { look, double, paymentId } = await capturedPayment();
    double.settle(paymentId, status);
    expect(await look()).toEqual({ kind });
  });

  it.each([
    ['an order that is completed without a capture', { status: 'COMPLETED', purchase_units: [{}] }],
    ['an order with an unknown status', { status: 'WAITING', purchase_units: [{}] }],
    ['a minimal answer', { id: '5O1', status: 'COMPLETED', links: [] }],
  ])('makes nothing of %s', async (_what, body) => {
    const { look, double } = await openPayment();
    double.fail('showOrder', refusedWith({ status: 200, body }));
    await expect(look()).rejects.toThrow(ProviderUnavailableError);
  });
});
