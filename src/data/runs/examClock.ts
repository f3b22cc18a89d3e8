import { useEffect, useState } from 'react';
import { clockAt, type ClockReading, secondsLeft } from '../../../domain/exam/clock.ts';

/**
 * The time in epoch milliseconds for as long as a simulation is on show: setting the device's clock back does not turn it
 * back, and while the device sleeps, which stops the page's own clock on some, it goes on.
 */
export const steadyNow = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());

/**
 * The clock of an exam: the seconds until its deadline, so that a sleeping device or a closed page changes nothing; and what
 * was announced a moment ago.
 */
export function useExamClock(deadline: number): ClockReading {
  const [clock, setClock] = useState<ClockReading>(() => ({ left: secondsLeft(deadline, steadyNow()) }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      clearTimeout(timer);
      const now = steadyNow();
      const left = secondsLeft(deadline, now);
      setClock((last) => (last.left === left ? last : clockAt(last, left)));
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
