import { describe, expect, it } from 'vitest';
import { orderToPay, testPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import { outOfOrder, refusal, refusedWith } from '../../../tests/harness/paypal/troubles.ts';
import type { PayPalSettings } from '../../config.ts';
import { ForgedWebhookError, ProviderUnavailableError } from '../provider.ts';

const captureEvents = ['COMPLETED', 'PENDING', 'DENIED', 'DECLINED', 'REFUNDED', 'REVERSED'].map(
  (what) => `PAYMENT.CAPTURE.${what}`,
);
const events = ['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', ...captureEvents];

/** A payment that was captured, and PayPal's message about it. */
async function captured(type = 'PAYMENT.CAPTURE.COMPLETED', settings: Partial<PayPalSettings> = {}, by?: 'links') {
  const { provider, double } = await testPayPal(settings);
  const { paymentId } = await provider.open(orderToPay());
  double.approve(paymentId);
  await provider.capture(paymentId);
  const { headers, body } = double.webhookMessage(type, paymentId, by);
  const read = (changes = {}, text = body) => provider.readWebhook({ headers: { ...headers, ...changes }, body: text });
  return { double, paymentId, body, read };
}

describe('readWebhook', () => {
  it.each(events)('takes from %s which payment has changed', async (type) => {
    const { double, paymentId, read } = await captured(type);
    const isApproval = type === 'CHECKOUT.ORDER.APPROVED';
    expect(await read()).toEqual({ paymentId, ...(isApproval && { isApproval }) });
    expect(double.calls.at(-1)).toBe('verify');
  });

  it.each(captureEvents)('asks PayPal for the capture where %s does not name its order', async (type) => {
    const { double, paymentId, read } = await captured(type, {}, 'links');
    expect(await read()).toEqual({ paymentId });
    expect(double.calls.at(-1)).toBe('showCapture');
    double.expireOrder(paymentId);
    expect(await read()).toBeUndefined();
  });

  it('ignores other events', async () => {
    const { read } = await captured('CHECKOUT.ORDER.SAVED');
    expect(await read()).toBeUndefined();
  });

  it('refuses a message that was changed, and one whose signature PayPal can not read', async () => {
    const { double, body, read } = await captured();
    await expect(read({}, body.replace('COMPLETED', 'REFUNDED'))).rejects.toThrow(ForgedWebhookError);
    await expect(read({}, '{"id":"WH-1"}, "webhook_id": "1", "webhook_event": {}')).rejects.toThrow(ForgedWebhookError);
    double.fail('verify', refusedWith(refusal(400, 'VALIDATION_ERROR')));
    await expect(read()).rejects.toThrow(ForgedWebhookError);
  });

  const headers = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
  const certificates = [
    'https://paypal.com.example/CERT-1',
    'https://api.paypal.com@certs.example/CERT-1',
    'http://api.paypal.com/CERT-1',
  ];
  it.each([
    ...headers.flatMap((name) => [undefined, '', ['a', 'b']].map((value) => ({ [`paypal-${name}`]: value }))),
    ...certificates.map((url) => ({ 'paypal-cert-url': url })),
  ])('refuses a message with %o, and does not ask', async (changes) => {
    const { double, read } = await captured();
    await expect(read(changes)).rejects.toThrow(ForgedWebhookError);
    expect(double.calls).not.toContain('verify');
  });

  it('refuses every message without a webhook of ours, and does not ask', async () => {
    const { double, read } = await captured(undefined, { webhookId: undefined });
    await expect(read()).rejects.toThrow('PAYPAL_WEBHOOK_ID is not set.');
    expect(double.calls).not.toContain('verify');
  });

  it.each([
    ['is out of order', outOfOrder(500)],
    ['does not let us verify', refusedWith(refusal(403, 'NOT_AUTHORIZED'))],
  ])('calls nothing forged where PayPal %s', async (_what, trouble) => {
    const { double, read } = await captured();
    double.fail('verify', trouble, Infinity);
    await expect(read()).rejects.toThrow(ProviderUnavailableError);
  });
});
