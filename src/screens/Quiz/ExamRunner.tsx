import { useCallback, useEffect, useReducer, useState } from 'react';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { isOver } from '../../data/runs/status.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useQuizUnderWay, useRunningQuiz } from '../../data/runs/running.ts';
import { examReducer, keepMarks, type Simulation } from '../../../domain/exam/simulation.ts';
import { changedInWords, keep } from '../../../domain/quiz/keep.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import { FinishedExam } from './FinishedExam.tsx';
import { Results } from './results.ts';
import { RunningExam } from './RunningExam.tsx';
import { useAttempt } from './useAttempt.ts';
import { useLearned } from './useLearned.ts';
import { useQuizKeeping } from './useQuizKeeping.ts';
import { useTiming } from './useTiming.ts';

export interface ExamRunnerProps {
  /** With the questions of this exam. */
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  /** Whose exam it is; undefined for a visitor. */
  userId: string | undefined;
  /** Under which it is kept. */
  runId: string | undefined;
  /** How it begins: at its first question, or where it was left. */
  begin: Simulation;
  /** For how long its questions were on show before. */
  spent: TimeSpent | undefined;
  /** How many answered questions have changed since it was left, which takes their answers back. */
  changed: number;
  /** The kept exam is no longer needed. */
  onForget: () => void;
  /** Another tab runs it already, and carries it on. */
  onTaken: () => void;
  /** The learner wants another one, or that of a seed again. */
  onRestart: (seed?: string) => void;
}

/** Runs one exam from its first question to its results, and holds its state. */
export function ExamRunner({
  exam,
  link,
  userId,
  runId,
  begin,
  changed,
  onForget,
  onTaken,
  onRestart,
  ...kept
}: ExamRunnerProps) {
  const [simulation, dispatch] = useReducer(examReducer, begin);
  const [isTimeUp, setTimeUp] = useState(false);
  const { quiz, isReviewing } = simulation;
  const shown = quiz.finished || isReviewing ? undefined : quiz.questions[quiz.index ?? -1];
  const spent = useTiming(shown?.id, kept.spent);
  const attempt = useAttempt(quiz, { exam, spent, simulation }, { link, userId, runId });
  const learned = useLearned(exam, runId);
  useQuizKeeping(quiz.finished ? undefined : simulation, { link, userId, runId }, (state) => ({
    ...keep(state.quiz),
    spent: spent(),
    exam: keepMarks(state),
  }));
  useRunningQuiz({ link, userId, runId }, isOver(attempt), onTaken);
  useQuizUnderWay();
  useEffect(() => void Results.preload(), []);
  useEffect(() => {
    if (changed > 0) showToast(changedInWords(changed));
  }, [changed]);

  const timeUp = useCallback(() => {
    dispatch({ type: 'handIn' });
    setTimeUp(true);
    showToast('Your time was up. The exam was handed in as it stood.');
  }, []);
  if (!quiz.finished) {
    return (
      <RunningExam
        exam={exam}
        link={link}
        simulation={simulation}
        spent={spent}
        dispatch={dispatch}
        onTimeUp={timeUp}
      />
    );
  }
  function restart(seed?: string) {
    if (isOver(attempt)) onForget();
    onRestart(seed);
  }
  return (
    <FinishedExam
      userId={userId}
      exam={isTimeUp ? { ...exam, part: 'Exam simulation, time up' } : exam}
      link={link}
      quiz={quiz}
      attemptId={runId}
      attempt={attempt}
      spent={spent}
      simulation={{ flags: simulation.flags, extra: simulation.extra, onAgain: () => restart(simulation.seed) }}
      learned={learned}
      dispatch={dispatch}
      onRestart={() => restart()}
    />
  );
}
