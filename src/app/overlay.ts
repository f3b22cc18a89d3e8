import { useSyncExternalStore } from 'react';

let label: string | undefined;
const watchers = new Set<() => void>();

function show(next: string | undefined): void {
  label = next;
  for (const watch of watchers) watch();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
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
    watch,
    () => label,
    () => undefined,
  );
