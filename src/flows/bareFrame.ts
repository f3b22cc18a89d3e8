import { useEffect } from 'react';
import { tabValue } from '../data/tabState.ts';
import { useTabValue } from '../data/useTabValue.ts';

const isBare = tabValue(false);

/** Leaves the navigation above the page out as long as the component is there: a running exam has a bar of its own. */
export function useBareFrame(): void {
  useEffect(() => {
    isBare.set(true);
    return () => isBare.set(false);
  }, []);
}

/** Whether the navigation above the page is left out. */
export const useIsFrameBare = (): boolean => useTabValue(isBare);
