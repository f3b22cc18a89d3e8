/** One run of a quiz in its tab, of every kind: it is kept, timed and saved, and led to its results. */
import {
  createContext,
  type Dispatch,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { LearnerQuestion } from '../../../contract/learning.ts';
import type { KeptMarks, Simulation } from '../../../domain/exam/simulation.ts';
import { keep } from '../../../domain/quiz/keep.ts';
import { show, type TimeSpent, timeSpent, type Timing } from '../../../domain/quiz/timing.ts';
import type { QuizState, RunningAction } from '../../../domain/quiz/types.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { type KeptPractice, keepQuiz, type QuizRun, type QuizToKeep } from '../../data/runs/kept.ts';
import { useQuizUnderWay, useRunningQuiz } from '../../data/runs/running.ts';
import { isOver } from '../../data/runs/status.ts';
import { newId } from '../../data/newId.ts';
import { useUser } from '../../data/session/useSession.ts';
import { afterPaint } from '../../hooks/afterPaint.ts';
import { useAttempt } from './useAttempt.ts';
import { useResultEntry } from './useResultEntry.ts';

/** A run and the user who began it: both stay the same, whatever happens to the session meanwhile. */
export interface Run<State extends QuizState | Simulation = QuizState> extends QuizRun {
  /** With the questions of this run, in its order. */
  readonly exam: LoadedExam;
  /** At its first question, or where it was left. */
  readonly begin: State;
  /** For how long its questions were on show before. */
  readonly spent?: TimeSpent | undefined;
  /** How many answered questions have changed since it was left, which takes their answers back. */
  readonly changed?: number | undefined;
  /** The practice exam that `exam` is cut to; undefined for all of it. */
  readonly set?: number | undefined;
  /** The practice that someone has built, which asks `exam`'s questions; undefined for all others. */
  readonly practice?: KeptPractice | undefined;
  /** It is one question, which is not kept for later. */
  readonly isPassing?: boolean | undefined;
}

/** What a run does that another kind does otherwise. */
export interface RunKind<State, Action> {
  readonly reduce: (state: State, action: Action) => State;
  /** What is kept besides the picks. */
  readonly marks?: (state: State) => KeptMarks;
}

export interface RunHandlers {
  /** Another tab runs it as well. */
  onTaken: () => void;
}

/** What the logged-in user has of the questions of a quiz. */
export interface Learned {
  readonly userId: string;
  /** Undefined while it is read. */
  readonly questions: readonly LearnerQuestion[] | undefined;
}

/** What the parts of a run's pages share. A pick changes nothing of it. */
export interface RunInfo extends Pick<Run, 'exam' | 'link' | 'runId'> {
  /** For how long each question was on show, until now. */
  readonly spent: () => TimeSpent;
  /** What the user has of the questions; undefined where there is nothing to show of it. */
  readonly learned: Learned | undefined;
  readonly dispatch: Dispatch<RunningAction>;
}

export const RunContext = createContext<RunInfo | undefined>(undefined);

export function useRunInfo(): RunInfo {
  const info = use(RunContext);
  if (!info) throw new Error('There is no run around this part.');
  return info;
}

/** Holds the state of one run until it is finished, and then leads to its results. */
export function useRun<State extends QuizState | Simulation, Action>(
  run: Run<State>,
  { reduce, marks }: RunKind<State, Action | RunningAction>,
  { onTaken }: RunHandlers,
) {
  const { exam, set, practice, isPassing, link, runId } = run;
  const [state, dispatch] = useReducer(reduce, run.begin);
  const quiz = quizOf(state);
  const simulation = simulationOf(state);
  const shown = quiz.finished || simulation?.isReviewing ? undefined : quiz.questions[quiz.index ?? -1];
  const spent = useTiming(shown?.id, run.spent);
  const [newAttemptId] = useState(newId);
  const attemptId = runId ?? newAttemptId;
  const attempt = useAttempt(quiz, { exam, set, spent, simulation }, run, attemptId);
  const learned = useLearned(exam, runId);
  useKeeping(quiz.finished || isPassing ? undefined : state, run, (running) => ({
    ...keep(quizOf(running)),
    set,
    practice,
    spent: spent(),
    exam: marks?.(running),
  }));
  useRunningQuiz(run, isOver(attempt), onTaken);
  useQuizUnderWay();
  useResultEntry({ ...run, runId: attemptId }, quiz, simulation, spent);
  const info: RunInfo = useMemo(
    () => ({ exam, link, runId, spent, learned, dispatch }),
    [exam, link, runId, spent, learned, dispatch],
  );
  return {
    state,
    quiz,
    dispatch,
    info,
  };
}

const simulationOf = (state: QuizState | Simulation) => ('quiz' in state ? state : undefined);
const quizOf = (state: QuizState | Simulation) => ('quiz' in state ? state.quiz : state);

const none: TimeSpent = {};

/**
 * Counts for how long each question is on show while the page is visible, from what was kept of it. Returns a stable
 * function for the time spent until it is called.
 */
function useTiming(questionId: string | undefined, kept: TimeSpent = none): () => TimeSpent {
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

/**
 * Reads what the logged-in user has of an exam's questions, as it is when the run of a quiz begins. Undefined for a
 * visitor, and where it can't be read: the quiz goes on without it.
 */
export function useLearned({ examId, hasServerIds }: LoadedExam, runId = ''): Learned | undefined {
  const userId = useUser()?.userId;
  const { data, error } = useLearnerQuestions(examId, hasServerIds ? userId : undefined, runId);
  const hasNothing = !hasServerIds || (error !== undefined && !data);
  return useMemo(
    () => (userId === undefined || hasNothing ? undefined : { userId, questions: data }),
    [userId, hasNothing, data],
  );
}

/**
 * Keeps a run while it is running: after each change of `running`, and when the page is hidden, as it may not come back.
 * Undefined keeps nothing.
 */
function useKeeping<State>(
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
