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
import { keep } from '../../../domain/quiz/keep.ts';
import { pickFromKey } from '../../../domain/quiz/keys.ts';
import { quizReducer } from '../../../domain/quiz/quizReducer.ts';
import { show, type TimeSpent, timeSpent, type Timing } from '../../../domain/quiz/timing.ts';
import type { QuizAction, QuizQuestion, QuizState } from '../../../domain/quiz/types.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { keepQuiz } from '../../data/runs/kept.ts';
import type { Run } from '../../data/runs/run.ts';
import { useQuizUnderWay, useRunningQuiz } from '../../data/runs/running.ts';
import { isOver } from '../../data/runs/status.ts';
import { useUser } from '../../data/session/useSession.ts';
import { afterPaint } from '../../hooks/afterPaint.ts';
import { useAttempt, useResultEntry } from './useFinish.ts';

/** What the logged-in user has of the questions of a quiz. */
export interface Learned {
  readonly userId: string;
  /** Undefined while it is read. */
  readonly questions: readonly LearnerQuestion[] | undefined;
}

/** What the parts of a run's pages share. A pick changes nothing of it. */
export interface RunInfo extends Pick<Run, 'exam' | 'link'> {
  /** For how long each question was on show, until now. */
  readonly spent: () => TimeSpent;
  /** What the user has of the questions; undefined where there is nothing to show of it. */
  readonly learned: Learned | undefined;
  readonly actions: RunActions;
}

/** What a learner does in a run. The functions stay the same. */
type RunActions = ReturnType<typeof actionsOf>;

export const actionsOf = (dispatch: Dispatch<QuizAction>) => ({
  pick: (answerId: string) => dispatch({ type: 'select', answerId }),
  strike: (answerId: string) => dispatch({ type: 'strike', answerId }),
  flag: () => dispatch({ type: 'flag' }),
  previous: () => dispatch({ type: 'previous' }),
  next: () => dispatch({ type: 'next' }),
  goTo: (index: number) => dispatch({ type: 'goTo', index }),
  submit: () => dispatch({ type: 'submit' }),
  handIn: () => dispatch({ type: 'handIn' }),
  showResults: () => dispatch({ type: 'showResults' }),
});

export const RunContext = createContext<RunInfo | undefined>(undefined);

export function useRunInfo(): RunInfo {
  const info = use(RunContext);
  if (!info) throw new Error('There is no run around this part.');
  return info;
}

/**
 * Holds the state of one run until it is finished, and then leads to its results. Calls `onTaken` where another tab runs it
 * as well. `isCovered` says that something stands in its question's place.
 */
export function useRun(run: Run, onTaken: () => void, isCovered = false) {
  const { exam, link, runId } = run;
  const [quiz, dispatch] = useReducer(quizReducer, run.begin);
  const spent = useTiming(quiz.finished || isCovered ? undefined : quiz.questions[quiz.index ?? -1]?.id, run.spent);
  const attempt = useAttempt(quiz, run, spent);
  const learned = useLearned(exam, runId);
  useKeeping(quiz, run, spent);
  useRunningQuiz(run, isOver(attempt), onTaken);
  useQuizUnderWay();
  useResultEntry(quiz, run, spent);
  const info: RunInfo = useMemo(
    () => ({ exam, link, spent, learned, actions: actionsOf(dispatch) }),
    [exam, link, spent, learned, dispatch],
  );
  return { quiz, info };
}

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

/** Keeps a run while it is running: after each change, and when the page is hidden, as it may not come back. */
function useKeeping(quiz: QuizState, run: Run, spent: () => TimeSpent): void {
  const write = useEffectEvent(() => {
    const { set, practice, terms } = run;
    const order = quiz.questions.map(({ id }) => id);
    void keepQuiz(run, { ...keep(quiz), set, practice, spent: spent(), exam: terms && { ...terms, order } });
  });
  const { runId, isPassing } = run;
  useEffect(() => {
    if (quiz.finished || isPassing) return undefined;
    const writeHidden = () => document.visibilityState === 'hidden' && write();
    document.addEventListener('visibilitychange', writeHidden);
    // After the pick is painted, and once for picks in quick succession.
    const cancel = afterPaint(() => write());
    return () => {
      document.removeEventListener('visibilitychange', writeHidden);
      cancel();
    };
  }, [quiz, runId, isPassing]);
}

/** Elements that use the keys themselves. */
const busy = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]';

/**
 * Arrow keys move between questions, as far as they only move; A, B, C … and 1, 2, 3 … pick, with Shift they strike out, and
 * F flags where no answer has that letter. Single keys can be switched off, as WCAG 2.1.4 asks for people who dictate or
 * whose hands slip.
 */
export function useQuizKeys(
  question: QuizQuestion | undefined,
  onPrevious: (() => void) | undefined,
  onNext: (() => void) | undefined,
) {
  const { pick, strike, flag } = useRunInfo().actions;
  const [isOn, setOn] = useState(true);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(busy)) return;
    // An open dialog takes the keys, also after a click beside its fields has moved the focus out of it.
    if (document.querySelector('dialog[open], [role="dialog"]')) return;
    if (event.key === 'ArrowLeft') onPrevious?.();
    else if (event.key === 'ArrowRight') onNext?.();
    else {
      if (!isOn || event.repeat || !question) return;
      const answer = question.answers[pickFromKey(event.key, question.answers.length) ?? -1];
      if (answer) (event.shiftKey ? strike : pick)(answer.id);
      else if (event.key.toLowerCase() === 'f') flag();
      else return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { checked: isOn, onChange: setOn };
}
