/** What screens change about the frame around them. */
import { useEffect } from 'react';
import { tabValue } from '../data/tabState.ts';

/** Whether navigation and footer are left out. */
export const frameIsBare = tabValue(false);

/** Leaves navigation and footer out as long as the component is there: a running quiz has a bar of its own. */
export function useBareFrame(): void {
  useEffect(() => {
    frameIsBare.set(true);
    return () => frameIsBare.set(false);
  }, []);
}

/** The words on the overlay; undefined while there is none. */
export const overlay = tabValue<string | undefined>(undefined);

/** Covers the page while `work` runs; `doing` says what is going on. */
export async function withOverlay<T>(doing: string, work: () => Promise<T>): Promise<T> {
  overlay.set(doing);
  try {
    return await work();
  } finally {
    overlay.set(undefined);
  }
}

/** The notice on the home page, where it stays until it is dismissed. */
export const homeNotice = tabValue<string | undefined>(undefined);
