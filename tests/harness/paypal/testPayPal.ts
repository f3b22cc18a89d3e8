import { expect, onTestFinished } from 'vitest';
import { payPal } from '../../../server/payments/paypal/payPal.ts';
import type { OrderToPay } from '../../../server/payments/provider.ts';
import type { PayPalSettings } from '../../../server/config.ts';
import { testClock } from '../accounts.ts';
import { startPayPalDouble } from './payPalDouble.ts';

/**
 * Starts a double, which ends with the test, and a provider for it; `settings` make it differ from what the double
 * expects. Fails where PayPal's rules were violated.
 */
export async function testPayPal(settings: Partial<PayPalSettings> = {}) {
  const double = await startPayPalDouble();
  onTestFinished(() => {
    double.close();
    expect(double.violations).toEqual([]);
  });
  const clock = testClock();
  /** How long the provider has paused so far, in milliseconds; it never does. */
  const pauses: number[] = [];
  const log: string[] = [];
  const underWay = new Set<AbortController>();
  const note = (fields: unknown, text?: unknown) => void log.push(JSON.stringify([text, fields]));
  const provider = payPal(
    { ...double.settings, ...settings },
    {
      publicUrl: 'https://practice.example',
      log: { warn: note, error: note },
      now: clock.now,
      pause: async (milliseconds) => pauses.push(milliseconds),
      deadline: () => {
        const controller = new AbortController();
        underWay.add(controller);
        return controller.signal;
      },
    },
  );
  /** Ends the running tries, as if they had taken too long. */
  const timeOut = () => {
    for (const controller of underWay) controller.abort(new DOMException('It took too long.', 'TimeoutError'));
  };
  return { double, provider, clock, timeOut, pauses, log };
}

/** An order of two exams for 98.50 dollars. */
export function orderToPay(parts: Partial<OrderToPay> = {}): OrderToPay {
  return {
    id: 'order-1',
    items: [
      { name: 'Platform Administrator', cents: 4_900 },
      { name: 'Platform Developer I', cents: 4_950 },
    ],
    total: { cents: 9_850, currency: 'USD' },
    ...parts,
  };
}

/** A payment that its buyer has approved, and how to capture it. */
export async function approvedPayment() {
  const payPal = await testPayPal();
  const { paymentId } = await payPal.provider.open(orderToPay());
  payPal.double.approve(paymentId);
  return { ...payPal, paymentId, capture: () => payPal.provider.capture(paymentId) };
}
