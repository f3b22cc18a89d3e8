import { useEffect } from 'react';
import { tabValue } from '../tabState.ts';

/** How many components show a quiz under way. */
const shown = tabValue(0);

/** Notes that the component shows a quiz under way, or its results. */
export function useQuizUnderWay(): void {
  useEffect(() => {
    shown.set(shown.get() + 1);
    return () => shown.set(shown.get() - 1);
  }, []);
}

/** Whether the reader is in the middle of a quiz, which a lost connection must not take off the screen. */
export const isQuizUnderWay = (): boolean => shown.get() > 0;
