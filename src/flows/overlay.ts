import { createSharedValue } from '../data/subscription.ts';

const label = createSharedValue<string>();

/** Covers the page while `work` runs; `doing` says what is going on. */
export async function underOverlay<T>(doing: string, work: () => Promise<T>): Promise<T> {
  label.set(doing);
  try {
    return await work();
  } finally {
    label.set(undefined);
  }
}

/** The words on the overlay; undefined while there is none. */
export const useOverlay = label.useValue;
