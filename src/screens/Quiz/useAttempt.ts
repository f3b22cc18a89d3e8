import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../data/newId.ts';
import { type AttemptStatus, useAttemptStatus } from '../../data/attempts/status.ts';
import type { QuizRun } from '../../data/quizzes/keptQuiz.ts';
import { useUser } from '../../data/session/useSession.ts';
import type { Quiz } from '../../../domain/quiz/types.ts';
import type { TakenQuiz } from './saveQuiz.ts';

const load = () => import('./saveQuiz.ts');

/**
 * Saves a quiz when it is finished, for the user who is logged in then, or was when it began; a visitor's is kept on the
 * device. Then calls `onSaving`: the running quiz need no longer be kept. Its run's id is the attempt's, so that a quiz
 * that is finished again after a crash is saved once.
 *
 * Returns the state of the saving: undefined before the finish, and where nothing is kept.
 */
export function useAttempt(
  quiz: Quiz,
  taken: TakenQuiz,
  { link, userId, runId }: QuizRun,
  onSaving: () => void,
): AttemptStatus | undefined {
  const learner = useUser()?.userId ?? userId;
  const [newAttemptId] = useState(newId);
  const attemptId = runId ?? newAttemptId;
  const isFinished = quiz.phase === 'running' && quiz.finished;
  const save = useEffectEvent(async () => {
    if (quiz.phase === 'choosing') return;
    const { saveQuiz } = await load();
    void saveQuiz(quiz, taken, { link, userId, runId: attemptId }, learner);
    onSaving();
  });
  // The code comes while the questions are answered, so that saving needs no network. Without it the quiz stays kept.
  useEffect(() => void load().catch(() => undefined), []);
  useEffect(() => {
    if (isFinished) save().catch(() => undefined);
  }, [isFinished]);
  return useAttemptStatus(attemptId);
}
