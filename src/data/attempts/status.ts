import { useSyncExternalStore } from 'react';
import { createSubscription } from '../subscription.ts';

/**
 * How saving an attempt stands: on its way, saved, kept on this device for later, kept there until somebody logs in, or
 * refused for good.
 */
export type AttemptStatus =
  { readonly kind: 'saving' | 'saved' | 'kept' | 'unclaimed' } | { readonly kind: 'failed'; reason: string };

const statuses = new Map<string, AttemptStatus>();
const { subscribe, notify } = createSubscription();

/** Sets how an attempt stands, and notifies its readers. */
export function setAttemptStatus(attemptId: string, status: AttemptStatus): void {
  statuses.set(attemptId, status);
  notify();
}

/** How an attempt of this page stands; undefined where there is none. */
export const attemptStatus = (attemptId: string): AttemptStatus | undefined => statuses.get(attemptId);

/** How an attempt of this page stands; renders again at each change. */
export function useAttemptStatus(attemptId: string): AttemptStatus | undefined {
  return useSyncExternalStore(subscribe, () => attemptStatus(attemptId));
}
