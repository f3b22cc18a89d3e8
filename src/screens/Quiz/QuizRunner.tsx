import { useEffect, useReducer } from 'react';
import { isOver } from '../../data/runs/status.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { KeptPractice, StoredQuiz } from '../../data/runs/kept.ts';
import { useQuizUnderWay, useRunningQuiz } from '../../data/runs/running.ts';
import { keep } from '../../../domain/quiz/keep.ts';
import { newQuiz, quizReducer } from '../../../domain/quiz/quizReducer.ts';
import type { QuizAction } from '../../../domain/quiz/types.ts';
import { QuizPages } from './QuizPages.tsx';
import { Results } from './results.ts';
import { useAttempt } from './useAttempt.ts';
import { useLearned } from './useLearned.ts';
import { useQuizKeeping } from './useQuizKeeping.ts';
import { useTiming } from './useTiming.ts';

/** How a quiz begins: at its first question, or where it was left. */
export type Begin = Extract<QuizAction, { type: 'start' }> | { readonly type: 'resume'; readonly kept: StoredQuiz };

export interface QuizRunnerProps {
  exam: LoadedExam;
  /** The practice exam that `exam` is cut to; undefined for all of it. */
  set?: number | undefined;
  /** The practice that someone has built, which asks `exam`'s questions; undefined for all others. */
  practice?: KeptPractice | undefined;
  /** The exam's slug. */
  link: string;
  /** Whose quiz it is; undefined for a visitor. */
  userId: string | undefined;
  /** Under which it is kept. */
  runId: string | undefined;
  begin: Begin;
  /** It is not worth keeping for later. @default false */
  passing?: boolean;
  /** The kept quiz is no longer needed. */
  onForget: () => void;
  /** Another tab runs it as well: it has to be kept under another id. */
  onTaken: () => void;
  /** The learner wants to choose again; the next quiz may have other questions. */
  onRestart: () => void;
}

/** Runs one quiz from its first question to its results, and holds its state. */
export function QuizRunner({
  exam,
  set,
  practice,
  link,
  userId,
  runId,
  begin,
  passing = false,
  onForget,
  onTaken,
  onRestart,
}: QuizRunnerProps) {
  const [quiz, dispatch] = useReducer(quizReducer, exam, ({ questions }) => quizReducer(newQuiz(questions), begin));
  const shown = quiz.phase === 'running' && !quiz.finished ? quiz.questions[quiz.index ?? -1] : undefined;
  const spent = useTiming(shown?.id, begin.type === 'resume' ? begin.kept.spent : undefined);
  const attempt = useAttempt(quiz, { exam, set, spent }, { link, userId, runId });
  const learned = useLearned(exam, runId);
  const running = quiz.phase === 'running' && !quiz.finished ? quiz : undefined;
  useQuizKeeping(passing ? undefined : running, { link, userId, runId }, (state) => ({
    ...keep(state),
    set,
    practice,
    spent: spent(),
  }));
  useRunningQuiz({ link, userId, runId }, isOver(attempt), onTaken);
  useQuizUnderWay();
  useEffect(() => void Results.preload(), []);

  function restart() {
    if (isOver(attempt)) onForget();
    onRestart();
  }
  if (quiz.phase === 'choosing') return null; // it has begun, and no action leads back to the choice
  return (
    <QuizPages {...{ exam, link, quiz, attempt, spent, learned, dispatch }} attemptId={runId} onRestart={restart} />
  );
}
