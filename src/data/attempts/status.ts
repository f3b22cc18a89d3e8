import { useSyncExternalStore } from 'react';
import { createWatchers } from '../../watchers.ts';

/** How saving an attempt stands: on its way, saved, kept on this device for later, or refused for good. */
export type AttemptStatus =
  { readonly kind: 'saving' | 'saved' | 'kept' } | { readonly kind: 'failed'; reason: string };

const statuses = new Map<string, AttemptStatus>();
const watchers = createWatchers();

/** Tells how an attempt stands. */
export function setAttemptStatus(attemptId: string, status: AttemptStatus): void {
  statuses.set(attemptId, status);
  watchers.tell();
}

/** How an attempt of this page stands; undefined where there is none. */
export const attemptStatus = (attemptId: string): AttemptStatus | undefined => statuses.get(attemptId);

/** How an attempt of this page stands, and goes on to stand. */
export function useAttemptStatus(attemptId: string): AttemptStatus | undefined {
  return useSyncExternalStore(watchers.watch, () => attemptStatus(attemptId));
}
