import { useEffect } from 'react';

let running = 0;

/** Notes that the component shows a quiz under way, or its results. */
export function useQuizUnderWay(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    running += 1;
    return () => {
      running -= 1;
    };
  }, [isUnderWay]);
}

/** Whether the reader is in the middle of a quiz, which a lost connection must not take off the screen. */
export const isQuizUnderWay = (): boolean => running > 0;
