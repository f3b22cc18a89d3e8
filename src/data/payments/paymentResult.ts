import { useEffect, useEffectEvent } from 'react';
import type { BoughtExam } from '../../../contract/payments.ts';
import { useRefetchExams } from '../exams/examList.ts';
import { tabValue } from '../tabState.ts';
import { useTabValue } from '../useTabValue.ts';

/**
 * How a user's payment stands after its buyer has come back: paid, with the total in dollars where the server says it;
 * ended without being paid, whose text says how, and that nothing was charged; or approved and not confirmed yet, where
 * the list of exams says for which.
 */
type PaymentResult = { readonly userId: string } & (
  | { readonly kind: 'bought'; readonly exams: readonly BoughtExam[]; readonly total?: string | undefined }
  | { readonly kind: 'ended'; readonly text: string }
  | { readonly kind: 'pending' }
);

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
