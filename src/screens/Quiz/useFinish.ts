/** What becomes of a run when it is finished: it is saved, and leads to its result. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { sharesOf } from '../../../domain/quiz/score.ts';
import { secondsOn, type TimeSpent } from '../../../domain/quiz/timing.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { type QuizRun, readKeptQuizzes } from '../../data/runs/kept.ts';
import type { Run } from '../../data/runs/run.ts';
import { showResult } from '../../data/runs/running.ts';
import { type AttemptStatus, setAttemptStatus, useAttemptStatus } from '../../data/runs/status.ts';
import { steadyNow } from '../../data/runs/examClock.ts';
import { useUser } from '../../data/session/useSession.ts';

const loadSaving = async () => (await import('../../data/runs/send.ts')).saveQuiz;
const loadResults = () => import('./ResultScreen.tsx').catch(() => undefined);

/**
 * Saves a quiz when it is finished, for whom it was begun, or who has logged in since; a visitor's is kept on the device.
 * Returns the state of the saving: undefined before the finish.
 */
export function useAttempt(quiz: QuizState, run: Run, spent: () => TimeSpent): AttemptStatus | undefined {
  const user = useUser();
  const save = useEffectEvent(async () => {
    const saveQuiz = await loadSaving().catch(() => undefined);
    if (saveQuiz) await saveQuiz(quiz, run, spent(), run.userId ?? user?.userId);
    else setAttemptStatus(run.runId, await withoutCode(run));
  });
  // The code comes while the questions are answered, so that saving needs no network.
  useEffect(() => void loadSaving().catch(() => undefined), []);
  useEffect(() => {
    if (quiz.finished) void save();
  }, [quiz.finished]);
  return useAttemptStatus(run.runId);
}

/** How an attempt stands where the code that saves it can't be loaded: its quiz stays kept, if it is. */
async function withoutCode(run: QuizRun): Promise<AttemptStatus> {
  const kept = await readKeptQuizzes(run);
  return kept.some(({ runId }) => runId === run.runId)
    ? { kind: 'unfinished' }
    : { kind: 'failed', reason: 'CertCrest cannot be reached.' };
}

/**
 * Leads a quiz that is finished to its result. The code of that is loaded while the questions are answered, and what it shows
 * is in this tab, so that it needs no network.
 */
export function useResultEntry(
  quiz: QuizState,
  { runId, exam, link, userId, practice, terms }: Run,
  spent: () => TimeSpent,
): void {
  const navigate = useNavigate();
  const isShown = useRef(false);
  const lead = useEffectEvent(() => {
    const question = quiz.index === null ? undefined : quiz.index + 1;
    const href = paths.result.href(link, runId, question);
    if (isShown.current) return void navigate(href, { replace: true });
    isShown.current = true;
    const times = spent();
    const isTimeUp = terms !== undefined && steadyNow() >= terms.deadline;
    showResult(runId, {
      exam: isTimeUp ? { ...exam, part: 'Exam simulation, time up' } : exam,
      quiz,
      shares: sharesOf(quiz.questions, quiz.picks),
      seconds: exam.questions.map(({ id }) => secondsOn(times, id)),
      simulation: terms,
      practice: practice?.address,
      userId,
      finishedAt: new Date().toISOString(),
    });
    // A question that stays on show keeps its page and the focus: only a reload or the next step is about the result.
    if (question !== undefined) window.history.replaceState(window.history.state, '', href);
    else void navigate(href, { replace: true });
  });
  useEffect(() => void loadResults(), []);
  useEffect(() => {
    if (quiz.finished) lead();
  }, [quiz.finished, quiz.index]);
}
