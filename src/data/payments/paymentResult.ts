import { useEffect, useEffectEvent } from 'react';
import type { BoughtExam } from '../../../contract/payments.ts';
import { useRefetchExams } from '../exams/examList.ts';
import { tabValue } from '../tabState.ts';
import { useTabValue } from '../useTabValue.ts';

/** Exams that a user has just bought. */
export interface Purchase {
  readonly kind: 'bought';
  readonly userId: string;
  readonly exams: readonly BoughtExam[];
  /** In dollars; undefined where the server does not say. */
  readonly total?: string | undefined;
}

/** A user's payment that ended without being paid. */
interface UnpaidPayment {
  readonly kind: 'ended';
  readonly userId: string;
  /** How, and that nothing was charged. */
  readonly text: string;
}

/** A user's payment that is approved and not confirmed yet: the list of exams says for which. */
interface PendingPayment {
  readonly kind: 'pending';
  readonly userId: string;
}

/** How a payment stands after its buyer has come back. */
export type PaymentResult = Purchase | UnpaidPayment | PendingPayment;

const lastResult = tabValue<PaymentResult | undefined>(undefined);

/** Keeps the result for the pages of this tab. A purchase that the cart infers says less than its own tab did. */
function keepPaymentResult(result: PaymentResult): void {
  const isInferred = result.kind === 'bought' && result.total === undefined;
  if (!isInferred || lastResult.get()?.kind !== 'bought') lastResult.set(result);
}

/** Forgets the result: its note was dismissed, or another payment was opened. */
export const forgetPaymentResult = (): void => lastResult.set(undefined);

/** How the user's last payment ended, in whatever tab. */
export function usePaymentResult(userId: string | undefined): PaymentResult | undefined {
  const result = useTabValue(lastResult);
  return result?.userId === userId ? result : undefined;
}

const openChannel = () => new BroadcastChannel('certcrest-purchases');

/** Sends a payment's result to every tab, this one included. Whatever finds out how a payment ended calls it. */
export function reportPayment(result: PaymentResult): void {
  const channel = openChannel();
  channel.postMessage(result);
  channel.close();
}

/** Receives results: the exams are fetched again, and then the result is kept for the pages that show it. */
export function usePaymentReports(): void {
  const refetch = useRefetchExams();
  const receive = useEffectEvent(({ data }: MessageEvent<PaymentResult>) => {
    void refetch().finally(() => keepPaymentResult(data));
  });
  useEffect(() => {
    const channel = openChannel();
    // Only our own pages can write to it.
    channel.addEventListener('message', (message) => receive(message));
    return () => channel.close();
  }, []);
}
