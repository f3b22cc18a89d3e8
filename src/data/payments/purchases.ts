import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';

const channelName = 'certcrest-purchases';

/** Tells every other tab that something was bought. */
export function announcePurchase(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('bought');
  channel.close();
}

/** Calls `onPurchase` when another tab has bought something. */
export function usePurchases(onPurchase: () => void): void {
  const tell = useEffectEvent(onPurchase);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', () => tell());
    return () => channel.close();
  }, []);
}

/** Reads anew what a purchase or a change of the cart shows in: the exam list, and the quizzes with their questions. */
export function useRefetchExams(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate((key) => Array.isArray(key) && (key[0] === retrieveAllExams.path || key[0] === retrieveQuiz.path));
  };
}
