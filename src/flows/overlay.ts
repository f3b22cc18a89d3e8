import { useSyncExternalStore } from 'react';
import { createSubscription } from '../data/subscription.ts';

let label: string | undefined;
const { subscribe, notify } = createSubscription();

function setLabel(next: string | undefined): void {
  label = next;
  notify();
}

/** Covers the page while `work` runs; `doing` says what is going on. */
export async function underOverlay<T>(doing: string, work: () => Promise<T>): Promise<T> {
  setLabel(doing);
  try {
    return await work();
  } finally {
    setLabel(undefined);
  }
}

/** The words on the overlay; undefined while there is none. */
export const useOverlay = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => label,
    () => undefined,
  );
