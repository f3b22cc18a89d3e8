import { describe, expect, it } from 'vitest';
import { orderToPay, testPayPal, type TestPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { replyLost, refusedWith } from '../../../tests/harness/paypal/troubles.ts';
import { ProviderUnavailableError } from '../provider.ts';

const captureId = '3C679366HH0000001';

async function capturedPayment(): Promise<TestPayPal & { paymentId: string; refund: () => Promise<void> }> {
  const payPal = await testPayPal();
  const { provider, double } = payPal;
  const { paymentId } = await provider.open(orderToPay());
  double.approve(paymentId);
  await provider.capture(paymentId, 'order-1');
  return { ...payPal, paymentId, refund: () => provider.refund({ captureId }, 'order-1') };
}

describe('refund', () => {
  it('refunds a capture', async () => {
    const { refund, provider, paymentId } = await capturedPayment();
    await refund();
    expect(await provider.find(paymentId)).toMatchObject({ kind: 'refunded' });
  });

  it('succeeds where its first response is lost', async () => {
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
