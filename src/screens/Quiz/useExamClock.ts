import { useEffect, useState } from 'react';
import { announcement, secondsLeft } from '../../../domain/exam/clock.ts';

/**
 * The clock of an exam: the seconds until its deadline, read from the time of day, so that a sleeping device or a closed
 * page changes nothing; and what was announced last.
 */
export function useExamClock(deadline: number): { left: number; announced: string | undefined } {
  const [clock, setClock] = useState(() => ({
    left: secondsLeft(deadline, Date.now()),
    announced: undefined as string | undefined,
  }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      clearTimeout(timer);
      const now = Date.now();
      const left = secondsLeft(deadline, now);
      setClock((last) => {
        if (last.left === left) return last;
        return { left, announced: announcement(last.left, left) ?? last.announced };
      });
      // Just after the next whole second.
      if (left > 0) timer = setTimeout(tick, ((deadline - now) % 1000) + 1);
    }
    tick();
    // Timers of a page in the background are late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);
  return clock;
}
