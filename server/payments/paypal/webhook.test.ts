import { describe, expect, it } from 'vitest';
import { refusal } from '../../../tests/harness/paypal/replies.ts';
import { orderToPay, type TestPayPal, testPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { outOfOrder, refusedWith } from '../../../tests/harness/paypal/troubles.ts';
import type { PayPalSettings } from '../../serviceSettings.ts';
import { ForgedWebhookError, ProviderUnavailableError } from '../provider.ts';

const captureEvents = ['COMPLETED', 'PENDING', 'DENIED', 'DECLINED', 'REFUNDED', 'REVERSED'].map(
  (what) => `PAYMENT.CAPTURE.${what}`,
);
const events = ['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', ...captureEvents];

interface CapturedPayment extends TestPayPal {
  readonly paymentId: string;
}

async function capturedPayment(settings?: Partial<PayPalSettings>): Promise<CapturedPayment> {
  const payPal = await testPayPal(settings);
  const { paymentId } = await payPal.provider.open(orderToPay());
  payPal.double.approve(paymentId);
  await payPal.provider.capture(paymentId, 'order-1');
  return { ...payPal, paymentId };
}

describe('readWebhook', () => {
  it.each(events)('takes from %s which payment has changed', async (type) => {
    const { provider, double, paymentId } = await capturedPayment();
    const { headers, body } = double.webhookMessage(type, paymentId);
    const isApproval = type === 'CHECKOUT.ORDER.APPROVED';
    expect(await provider.readWebhook(headers, body)).toEqual({ paymentId, ...(isApproval && { isApproval }) });
    expect(double.calls.at(-1)).toBe('verify');
  });

  it.each(captureEvents)('asks PayPal for the capture where %s does not name its order', async (type) => {
    const { provider, double, paymentId } = await capturedPayment();
    const { headers, body } = double.webhookMessage(type, paymentId, 'links');
    expect(await provider.readWebhook(headers, body)).toEqual({ paymentId });
    expect(double.calls.at(-1)).toBe('showCapture');
  });

  it('ignores a capture that PayPal does not know', async () => {
    const { provider, double, paymentId } = await capturedPayment();
    const { headers, body } = double.webhookMessage('PAYMENT.CAPTURE.REFUNDED', paymentId, 'links');
    double.expireOrder(paymentId);
    expect(await provider.readWebhook(headers, body)).toBeUndefined();
  });

  it('refuses a message that was changed', async () => {
    const { provider, double, paymentId } = await capturedPayment();
    const { headers, body } = double.webhookMessage('PAYMENT.CAPTURE.COMPLETED', paymentId);
    const changed = body.replace('COMPLETED', 'REFUNDED');
    await expect(provider.readWebhook(headers, changed)).rejects.toThrow(ForgedWebhookError);
  });

  it.each(['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'])(
    'refuses a message without paypal-%s, and does not ask',
    async (name) => {
      const { provider, double, paymentId } = await capturedPayment();
      const { headers, body } = double.webhookMessage('PAYMENT.CAPTURE.COMPLETED', paymentId);
      for (const value of [undefined, '', ['a', 'b']]) {
        const incomplete = { ...headers, [`paypal-${name}`]: value };
        await expect(provider.readWebhook(incomplete, body)).rejects.toThrow(ForgedWebhookError);
      }
      expect(double.calls).not.toContain('verify');
    },
  );

  it.each([
    'https://paypal.com.example/CERT-1',
    'https://api.paypal.com@certs.example/CERT-1',
    'http://api.paypal.com/CERT-1',
  ])('refuses a certificate at %s, and does not ask', async (certUrl) => {
    const { provider, double, paymentId } = await capturedPayment();
    const { headers, body } = double.webhookMessage('PAYMENT.CAPTURE.COMPLETED', paymentId);
    const forged = provider.readWebhook({ ...headers, 'paypal-cert-url': certUrl }, body);
    await expect(forged).rejects.toThrow(ForgedWebhookError);
    expect(double.calls).not.toContain('verify');
  });

  it.each(['', '{"id":"WH-1"}, "webhook_id": "1", "webhook_event": {}'])(
    'refuses the text %j, and does not ask',
    async (body) => {
      const { provider, double, paymentId } = await capturedPayment();
      const { headers } = double.webhookMessage('PAYMENT.CAPTURE.COMPLETED', paymentId);
      await expect(provider.readWebhook(headers, body)).rejects.toThrow(ForgedWebhookError);
      expect(double.calls).not.toContain('verify');
    },
  );

  it('refuses every message without a webhook of ours, and does not ask', async () => {
    const { provider, double, paymentId } = await capturedPayment({ webhookId: undefined });
    const { headers, body } = double.webhookMessage('PAYMENT.CAPTURE.COMPLETED', paymentId);
    await expect(provider.readWebhook(headers, body)).rejects.toThrow('PAYPAL_WEBHOOK_ID is not set.');
    expect(double.calls).not.toContain('verify');
  });

  it('refuses a signature that PayPal can not read', async () => {
    const { provider, double, paymentId } = await capturedPayment();
    const { headers, body } = double.webhookMessage('PAYMENT.CAPTURE.COMPLETED', paymentId);
    double.fail('verify', refusedWith(refusal(400, 'VALIDATION_ERROR')));
    await expect(provider.readWebhook(headers, body)).rejects.toThrow(ForgedWebhookError);
  });

  it.each([
    ['is out of order', outOfOrder(500)],
    ['does not let us verify', refusedWith(refusal(403, 'NOT_AUTHORIZED'))],
  ])('calls nothing forged where PayPal %s', async (_what, trouble) => {
    const { provider, double, paymentId } = await capturedPayment();
    const { headers, body } = double.webhookMessage('PAYMENT.CAPTURE.COMPLETED', paymentId);
    double.fail('verify', trouble, Infinity);
    await expect(provider.readWebhook(headers, body)).rejects.toThrow(ProviderUnavailableError);
  });
});
