import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../data/newId.ts';
import { keepVisitorAttempt, saveAttempt } from '../../data/attempts/saveAttempt.ts';
import { type AttemptStatus, useAttemptStatus } from '../../data/attempts/status.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useUser } from '../../data/session/useSession.ts';
import { keep } from '../../../domain/quiz/keep.ts';
import type { Quiz, QuizState } from '../../../domain/quiz/types.ts';

/**
 * Saves a quiz when it is finished, for the user who is logged in then, or was when it began; a visitor's is kept on the
 * device for the user who logs in. Returns the state of the saving: undefined before the finish, and where nothing is kept.
 */
export function useAttempt(
  quiz: Quiz,
  exam: LoadedExam,
  userId: string | undefined,
  set: number | undefined,
): AttemptStatus | undefined {
  const learner = useUser()?.userId ?? userId;
  const [attemptId] = useState(newId);
  const isFinished = quiz.phase === 'running' && quiz.finished;
  const save = useEffectEvent(() => {
    if (quiz.phase === 'choosing') return;
    const attempt = { attemptId, examId: exam.examId, ...resultOf(quiz, exam), ...(set !== undefined && { set }) };
    void (learner === undefined ? keepVisitorAttempt(attempt) : saveAttempt({ ...attempt, userId: learner }));
  });
  useEffect(() => {
    if (isFinished) save();
  }, [isFinished]);
  return useAttemptStatus(attemptId);
}

function resultOf(quiz: QuizState, { hasServerIds }: LoadedExam) {
  const picks = Object.entries(keep(quiz).picks).map(([id, answerIds]): [string, string[]] => [id, [...answerIds]]);
  return {
    scorePercent: quiz.scorePercent,
    questionCount: quiz.questions.length,
    ...(hasServerIds && { picks: Object.fromEntries(picks) }),
    finishedAt: new Date().toISOString(),
  };
}
