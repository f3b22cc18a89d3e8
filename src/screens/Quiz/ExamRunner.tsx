import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ExamAction, examReducer, keepMarks, type Simulation } from '../../../domain/exam/simulation.ts';
import { changedInWords } from '../../../domain/quiz/keep.ts';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { RunningExam } from './RunningExam.tsx';
import { type Run, RunContext, type RunHandlers, type RunKind, useRun } from './useRun.ts';

const examKind: RunKind<Simulation, ExamAction> = { reduce: examReducer, marks: keepMarks };

export interface ExamRunnerProps extends RunHandlers {
  run: Run<Simulation>;
}

/** Runs one exam from its first question until it is handed in: then its results take its place. */
export function ExamRunner({ run, ...handlers }: ExamRunnerProps) {
  const [isTimeUp, setTimeUp] = useState(false);
  const exam = useMemo(
    () => (isTimeUp ? { ...run.exam, part: 'Exam simulation, time up' } : run.exam),
    [run.exam, isTimeUp],
  );
  const { state: simulation, quiz, dispatch, info } = useRun({ ...run, exam }, examKind, handlers);
  const { changed = 0 } = run;
  useEffect(() => {
    if (changed > 0) showToast(changedInWords(changed));
  }, [changed]);
  const timeUp = useCallback(() => {
    dispatch({ type: 'handIn' });
    setTimeUp(true);
    showToast('Your time was up. The exam was handed in as it stood.');
  }, [dispatch]);
  return (
    <RunContext value={info}>
      {!quiz.finished && <RunningExam simulation={simulation} dispatch={dispatch} onTimeUp={timeUp} />}
    </RunContext>
  );
}
