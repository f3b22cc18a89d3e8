import { orderToPay, testPayPal, type TestPayPal } from './testPayPal.ts';

/** A payment of 98.50 dollars that its buyer has approved. */
export interface ApprovedPayment extends TestPayPal {
  readonly paymentId: string;
  /** Captures it. */
  readonly capture: () => ReturnType<TestPayPal['provider']['capture']>;
}

/** Opens a payment and approves it. */
export async function approvedPayment(): Promise<ApprovedPayment> {
  const payPal = await testPayPal();
  const { id } = orderToPay();
  const { paymentId } = await payPal.provider.open(orderToPay());
  payPal.double.approve(paymentId);
  return { ...payPal, paymentId, capture: () => payPal.provider.capture(paymentId, id) };
}

/** The response of its capture. */
export const captured = {
  kind: 'captured',
  capture: { captureId: '3C679366HH0000001', amount: { cents: 9_850, currency: 'USD' }, orderId: 'order-1' },
};
