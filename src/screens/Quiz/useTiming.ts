import { useCallback, useEffect, useRef } from 'react';
import { show, type TimeSpent, timeSpent, type Timing } from '../../../domain/quiz/timing.ts';

const none: TimeSpent = {};

/**
 * Counts for how long each question is on show while the page is visible, from what was kept of it. Returns a stable
 * function for the time spent until it is called.
 */
export function useTiming(questionId: string | undefined, kept: TimeSpent = none): () => TimeSpent {
  const timing = useRef<Timing>({ spent: kept });
  useEffect(() => {
    function follow() {
      const shown = document.visibilityState === 'visible' ? questionId : undefined;
      // Unlike the time of day, this clock is never set.
      timing.current = show(timing.current, shown, performance.now());
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [questionId]);
  return useCallback(() => timeSpent(timing.current, performance.now()), []);
}
