import { usePaymentReports } from '../data/payments/paymentChannel.ts';

/** Follows payments, in this tab and in others. */
export function PurchaseEvents() {
  usePaymentReports();
  return null;
}
