import { useEffect, useEffectEvent, useState } from 'react';
import { clockAt, type ClockReading, secondsLeft } from '../../../domain/exam/clock.ts';
import { ExamClock, type ExamClockProps } from '../../components/quiz/ExamClock/ExamClock.tsx';
import { steadyNow } from '../../data/runs/steadyNow.ts';

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

export interface RunningClockProps extends Pick<ExamClockProps, 'hidden' | 'onHiddenChange'> {
  /** In epoch milliseconds. */
  deadline: number;
  /** Called when time runs out. */
  onTimeUp: () => void;
}

/** The clock of a running exam. What stands around it is not rendered at each second. */
export function RunningClock({ deadline, onTimeUp, ...clock }: RunningClockProps) {
  const { left, announced } = useExamClock(deadline);
  const end = useEffectEvent(onTimeUp);
  const isUp = left === 0;
  useEffect(() => {
    if (isUp) end();
  }, [isUp]);
  return <ExamClock secondsLeft={left} announcement={announced?.text} {...clock} />;
}
