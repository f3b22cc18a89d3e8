import { useEffect } from 'react';
import { tabValue } from '../data/tabState.ts';
import { useTabValue } from '../data/useTabValue.ts';

const isBare = tabValue(false);

/** Leaves navigation and footer out as long as the component is there: a running quiz has a bar of its own. */
export function useBareFrame(): void {
  useEffect(() => {
    isBare.set(true);
    return () => isBare.set(false);
  }, []);
}

/** Whether navigation and footer are left out. */
export const useIsFrameBare = (): boolean => useTabValue(isBare);
