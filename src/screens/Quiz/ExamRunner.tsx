import { useEffect, useReducer, useState } from 'react';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useRunningQuiz } from '../../data/quizzes/runningQuizzes.ts';
import { useQuizUnderWay } from '../../data/quizzes/underWay.ts';
import { examReducer, keepMarks, type Simulation } from '../../../domain/exam/simulation.ts';
import { keep } from '../../../domain/quiz/keep.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import { FinishedExam } from './FinishedExam.tsx';
import { Results } from './results.ts';
import { RunningExam } from './RunningExam.tsx';
import { useAttempt } from './useAttempt.ts';
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
  /** The kept exam is no longer needed. */
  onForget: () => void;
  /** Another tab runs it as well: it has to be kept under another id. */
  onTaken: () => void;
  /** The learner wants another one. */
  onRestart: () => void;
}

/** Runs one exam from its first question to its results, and holds its state. */
export function ExamRunner({
  exam,
  link,
  userId,
  runId,
  begin,
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
  const attempt = useAttempt(quiz, { exam, spent, simulation }, { userId, runId }, onForget);
  useQuizKeeping(quiz.finished ? undefined : simulation, { link, userId, runId }, (state) => ({
    ...keep(state.quiz),
    spent: spent(),
    exam: keepMarks(state),
  }));
  useRunningQuiz({ link, userId, runId }, quiz.finished, onTaken);
  useQuizUnderWay();
  useEffect(() => void Results.preload(), []);

  if (!quiz.finished) {
    return (
      <RunningExam
        exam={exam}
        link={link}
        simulation={simulation}
        spent={spent}
        dispatch={dispatch}
        onTimeUp={() => {
          dispatch({ type: 'handIn' });
          setTimeUp(true);
          showToast('Your time was up. The exam was handed in as it stood.');
        }}
      />
    );
  }
  return (
    <FinishedExam
      exam={isTimeUp ? { ...exam, part: 'Exam simulation, time up' } : exam}
      link={link}
      quiz={quiz}
      attempt={attempt}
      dispatch={dispatch}
      onRestart={() => {
        onForget();
        onRestart();
      }}
    />
  );
}
