import { useEffect, useEffectEvent } from 'react';
import { type AttemptStatus, setAttemptStatus, useAttemptStatus } from '../../data/runs/status.ts';
import { type QuizRun, readKeptQuizzes } from '../../data/runs/kept.ts';
import { useUser } from '../../data/session/useSession.ts';
import type { Quiz } from '../../../domain/quiz/types.ts';
import type { TakenQuiz } from './saveQuiz.ts';

const load = async () => (await import('./saveQuiz.ts')).saveQuiz;

/**
 * Saves a quiz when it is finished, for whom it was begun, or who has logged in since; a visitor's is kept on the device.
 * Its run's id is the attempt's, so that a quiz that is finished again after a crash is saved once.
 *
 * Returns the state of the saving: undefined before the finish.
 */
export function useAttempt(quiz: Quiz, taken: TakenQuiz, run: QuizRun, attemptId: string): AttemptStatus | undefined {
  const { userId } = run;
  const user = useUser();
  const isFinished = quiz.phase === 'running' && quiz.finished;
  const save = useEffectEvent(async () => {
    if (quiz.phase === 'choosing') return;
    const saveQuiz = await load().catch(() => undefined);
    if (saveQuiz) await saveQuiz(quiz, taken, run, attemptId, userId ?? user?.userId);
    else setAttemptStatus(attemptId, await withoutCode(run));
  });
  // The code comes while the questions are answered, so that saving needs no network.
  useEffect(() => void load().catch(() => undefined), []);
  useEffect(() => {
    if (isFinished) void save();
  }, [isFinished]);
  return useAttemptStatus(attemptId);
}

/** How an attempt stands where the code that saves it can't be loaded: its quiz stays kept, if it is. */
async function withoutCode(run: QuizRun): Promise<AttemptStatus> {
  const kept = await readKeptQuizzes(run);
  return kept.some(({ runId }) => runId === run.runId)
    ? { kind: 'unfinished' }
    : { kind: 'failed', reason: 'CertCrest cannot be reached.' };
}
