import { tabValue } from '../data/tabState.ts';
import { useTabValue } from '../data/useTabValue.ts';

const label = tabValue<string | undefined>(undefined);

/** Covers the page while `work` runs; `doing` says what is going on. */
export async function withOverlay<T>(doing: string, work: () => Promise<T>): Promise<T> {
  label.set(doing);
  try {
    return await work();
  } finally {
    label.set(undefined);
  }
}

/** The words on the overlay; undefined while there is none. */
export const useOverlay = () => useTabValue(label);
