import { useEffect, useEffectEvent, useState } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { newAttemptId } from '../../data/attempts/newAttemptId.ts';
import { saveAttempt } from '../../data/attempts/saveAttempt.ts';
import { type AttemptStatus, useAttemptStatus } from '../../data/attempts/status.ts';
import { useUser } from '../../data/session/useSession.ts';
import { keep } from '../../quiz/keep.ts';
import type { Quiz, QuizState } from '../../quiz/types.ts';

/**
 * Saves a quiz when it is finished, for whoever is logged in then, or was when it began. Answers how that stands:
 * undefined before the finish, and for a visitor's quiz.
 */
export function useAttempt(quiz: Quiz, exam: ExamQuiz, userId: string | undefined): AttemptStatus | undefined {
  const learner = useUser()?.userId ?? userId;
  const [attemptId] = useState(newAttemptId);
  const isFinished = quiz.phase === 'running' && quiz.finished;
  const save = useEffectEvent(() => {
    if (quiz.phase === 'choosing' || learner === undefined) return;
    void saveAttempt({ attemptId, userId: learner, examId: exam.examId, ...resultOf(quiz) });
  });
  useEffect(() => {
    if (isFinished) save();
  }, [isFinished]);
  return useAttemptStatus(attemptId);
}

function resultOf(quiz: QuizState) {
  const picks = Object.entries(keep(quiz).picks).map(([id, answerIds]): [string, string[]] => [id, [...answerIds]]);
  return {
    scorePercent: quiz.scorePercent,
    questionCount: quiz.questions.length,
    picks: Object.fromEntries(picks),
    finishedAt: new Date().toISOString(),
  };
}
