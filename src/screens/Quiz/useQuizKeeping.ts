import { useEffect } from 'react';
import { afterPaint } from '../../hooks/afterPaint.ts';
import { keepQuiz, type QuizRun } from '../../data/quizzes/keptQuiz.ts';
import { keep } from '../../../domain/quiz/keep.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import type { Quiz } from '../../../domain/quiz/types.ts';

/** Keeps a quiz while it is running. */
export function useQuizKeeping(
  quiz: Quiz,
  { link, userId, runId, set }: QuizRun & { set: number | undefined },
  spent: () => TimeSpent,
): void {
  useEffect(() => {
    if (quiz.phase === 'choosing' || quiz.finished) return undefined;
    // After the pick is painted, and once for picks in quick succession.
    return afterPaint(() => void keepQuiz({ link, userId, runId }, { ...keep(quiz), set, spent: spent() }));
  }, [quiz, link, userId, runId, set, spent]);
}
