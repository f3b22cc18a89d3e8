import { useEffect, useEffectEvent } from 'react';
import { useRefetchExams } from '../exams/useRefetchExams.ts';
import { keepPaymentResult, type PaymentResult } from './paymentResult.ts';

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
