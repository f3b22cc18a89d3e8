import { useSyncExternalStore } from 'react';
import { createSubscription } from '../data/subscription.ts';

let note: string | undefined;
const { subscribe, notify } = createSubscription();

/** Leaves a note on the home page, where it stays until it is dismissed: by undefined. */
export function setHomeNote(text: string | undefined): void {
  note = text;
  notify();
}

/** The note on the home page. */
export const useHomeNote = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => note,
    () => undefined,
  );
