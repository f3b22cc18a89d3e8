import { useEffect, useEffectEvent, useState } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { newAttemptId } from '../../data/attempts/newAttemptId.ts';
import { saveAttempt } from '../../data/attempts/saveAttempt.ts';
import { type AttemptStatus, useAttemptStatus } from '../../data/attempts/status.ts';
import { useUser } from '../../data/session/useSession.ts';
import { keep } from '../../quiz/keep.ts';
import type { Quiz } from '../../quiz/types.ts';

/**
 * Saves a finished quiz for whoever is logged in, or was when it began; answers how that stands, undefined for a
 * visitor's quiz and before the finish.
 */
export function useAttempt(quiz: Quiz, exam: ExamQuiz, userId: string | undefined): AttemptStatus | undefined {
  const user = useUser();
  const [attemptId, setAttemptId] = useState<string>();
  const isFinished = quiz.phase === 'running' && quiz.finished;
  const save = useEffectEvent(() => {
    const learner = user?.userId ?? userId;
    if (quiz.phase === 'choosing' || learner === undefined) return setAttemptId(undefined);
    const attempt = {
      attemptId: newAttemptId(),
      userId: learner,
      examId: exam.examId,
      scorePercent: quiz.scorePercent,
      questionCount: quiz.questions.length,
      picks: Object.fromEntries(Object.entries(keep(quiz).picks).map(([id, picks]) => [id, [...picks]])),
      finishedAt: new Date().toISOString(),
    };
    void saveAttempt(attempt);
    setAttemptId(attempt.attemptId);
  });
  useEffect(() => {
    if (isFinished) save();
  }, [isFinished]);
  return useAttemptStatus(isFinished ? attemptId : undefined);
}
