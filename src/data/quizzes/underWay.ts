import { useEffect } from 'react';

let running = 0;

/** Notes that the component shows a quiz under way, or its results. */
export function useQuizUnderWay(): void {
  useEffect(() => {
    running += 1;
    return () => {
      running -= 1;
    };
  }, []);
}

/** Whether the reader is in the middle of a quiz, which a lost connection must not take off the screen. */
export const isQuizUnderWay = (): boolean => running > 0;
