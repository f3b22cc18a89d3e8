import { useSyncExternalStore } from 'react';
import { createWatchers } from '../watchers.ts';

let label: string | undefined;
const watchers = createWatchers();

function show(next: string | undefined): void {
  label = next;
  watchers.tell();
}

/** Covers the page while `work` runs; `doing` says what is going on. */
export async function underOverlay<T>(doing: string, work: () => Promise<T>): Promise<T> {
  show(doing);
  try {
    return await work();
  } finally {
    show(undefined);
  }
}

/** What the overlay says; undefined while there is none. */
export const useOverlay = (): string | undefined =>
  useSyncExternalStore(
    watchers.watch,
    () => label,
    () => undefined,
  );
