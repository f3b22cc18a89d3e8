import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../hooks/afterPaint.ts';
import { keepQuiz, type QuizRun, type QuizToKeep } from '../../data/runs/kept.ts';

/**
 * Keeps a quiz while it is running: after each change of `running`, and when the page is hidden, as it may not come back.
 * Undefined keeps nothing.
 */
export function useQuizKeeping<State>(
  running: State | undefined,
  { link, userId, runId }: QuizRun,
  toKeep: (running: State) => QuizToKeep,
): void {
  const write = useEffectEvent((state: State) => void keepQuiz({ link, userId, runId }, toKeep(state)));
  useEffect(() => {
    if (running === undefined) return undefined;
    const writeHidden = () => document.visibilityState === 'hidden' && write(running);
    document.addEventListener('visibilitychange', writeHidden);
    // After the pick is painted, and once for picks in quick succession.
    const cancel = afterPaint(() => write(running));
    return () => {
      document.removeEventListener('visibilitychange', writeHidden);
      cancel();
    };
  }, [running, link, userId, runId]);
}
