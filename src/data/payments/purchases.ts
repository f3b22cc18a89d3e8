import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import type { BoughtExam } from '../../../contract/payments.ts';
import { createSharedValue } from '../subscription.ts';

/** Exams that a user has just bought. */
export interface Purchase {
  readonly kind: 'bought';
  readonly userId: string;
  readonly exams: readonly BoughtExam[];
}

/** The end of a user's payment without money. */
interface PaymentEnd {
  readonly kind: 'ended';
  readonly userId: string;
  /** How, and that nothing was charged. */
  readonly text: string;
}

/** What became of a payment. */
export type PaymentNews = Purchase | PaymentEnd;

/** The last purchase until it is dismissed. */
const purchase = createSharedValue<Purchase>();
/** How the last payment ended until another one is opened. */
const paymentEnd = createSharedValue<PaymentEnd>();

/** Keeps news for the pages of this tab. */
export function keepPaymentNews(news: PaymentNews): void {
  if (news.kind === 'bought') purchase.set(news);
  paymentEnd.set(news.kind === 'ended' ? news : undefined);
}

/** The purchase was read. */
export const dismissPurchase = (): void => purchase.set(undefined);

/** Another payment was opened. */
export const forgetPaymentEnd = (): void => paymentEnd.set(undefined);

let opened: BroadcastChannel | undefined;
// One for both ways, as a channel gets no messages of its own.
const channel = () => (opened ??= new BroadcastChannel('certcrest-purchases'));

/** Keeps news in this tab and sends them to every other one. */
export function announcePayment(news: PaymentNews): void {
  keepPaymentNews(news);
  channel().postMessage(news);
}

/** Calls `onNews` when another tab sends news of a payment. */
export function usePaymentNewsElsewhere(onNews: (news: PaymentNews) => void): void {
  const receive = useEffectEvent(onNews);
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent) => {
      if (isNews(data)) receive(data);
    };
    channel().addEventListener('message', onMessage);
    return () => channel().removeEventListener('message', onMessage);
  }, []);
}

/** Only our own pages can write to the channel; one of an older release writes a plain text. */
const isNews = (data: unknown): data is PaymentNews => typeof data === 'object' && data !== null && 'kind' in data;

/** The user's last purchase, here or in another tab, until it is dismissed. */
export function usePurchase(userId: string | undefined): Purchase | undefined {
  const last = purchase.useValue();
  return last?.userId === userId ? last : undefined;
}

/** How the user's last payment ended, where it did without money. */
export function usePaymentEnd(userId: string): PaymentEnd | undefined {
  const last = paymentEnd.useValue();
  return last?.userId === userId ? last : undefined;
}

/** Reads again what a purchase or a change of the cart shows in: the exam list, and the quizzes with their questions. */
export function useRefetchExams(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate((key) => Array.isArray(key) && (key[0] === retrieveAllExams.path || key[0] === retrieveQuiz.path));
  };
}
