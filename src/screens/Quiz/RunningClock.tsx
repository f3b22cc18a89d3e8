import { useEffect, useEffectEvent } from 'react';
import { ExamClock, type ExamClockProps } from '../../components/quiz/ExamClock/ExamClock.tsx';
import { useExamClock } from './useExamClock.ts';

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
