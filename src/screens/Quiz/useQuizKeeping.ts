import { useEffect } from 'react';
import { keepQuiz, type QuizOwner } from '../../data/quizzes/keptQuiz.ts';
import { keep } from '../../quiz/keep.ts';
import type { Quiz } from '../../quiz/types.ts';

/** Keeps a quiz while it is under way, and calls `onFinish` when there is nothing left to go on with. */
export function useQuizKeeping(quiz: Quiz, { link, userId }: QuizOwner, onFinish: () => void): void {
  const isFinished = quiz.phase === 'running' && quiz.finished;
  useEffect(() => {
    if (quiz.phase === 'choosing' || quiz.finished) return undefined;
    // After the pick is painted, and once for picks in quick succession.
    const timer = setTimeout(() => void keepQuiz({ link, userId }, keep(quiz)));
    return () => clearTimeout(timer);
  }, [quiz, link, userId]);
  useEffect(() => {
    if (isFinished) onFinish();
  }, [isFinished, onFinish]);
}
