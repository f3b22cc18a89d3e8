import type { BoughtExam } from '../../../contract/payments.ts';
import { tabValue } from '../tabState.ts';
import { useTabValue } from '../useTabValue.ts';

/** Exams that a user has just bought. */
export interface Purchase {
  readonly kind: 'bought';
  readonly userId: string;
  readonly exams: readonly BoughtExam[];
}

/** A user's payment that ended without being paid. */
interface UnpaidPayment {
  readonly kind: 'ended';
  readonly userId: string;
  /** How, and that nothing was charged. */
  readonly text: string;
}

/** How a payment ended. */
export type PaymentResult = Purchase | UnpaidPayment;

const lastResult = tabValue<PaymentResult | undefined>(undefined);

/** Keeps the result for the pages of this tab. */
export const keepPaymentResult: (result: PaymentResult) => void = lastResult.set;

/** Forgets the result: its note was dismissed, or another payment was opened. */
export const forgetPaymentResult = (): void => lastResult.set(undefined);

/** How the user's last payment ended, in whatever tab. */
export function usePaymentResult(userId: string | undefined): PaymentResult | undefined {
  const result = useTabValue(lastResult);
  return result?.userId === userId ? result : undefined;
}
