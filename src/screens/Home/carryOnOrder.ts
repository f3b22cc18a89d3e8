import type { StoredQuiz } from '../../data/runs/kept.ts';
import { deadlineOf } from './memberTexts.ts';

/**
 * The quizzes that were left, in the order in which to carry them on: an exam whose clock runs first, then the latest.
 * Those of exams that are no longer on offer can't be carried on, and are left out. `kept` are the latest first.
 */
export function carryOnOrder(
  kept: readonly StoredQuiz[],
  offered: readonly { readonly link: string }[] | undefined,
  now: number,
): readonly StoredQuiz[] {
  const open = kept.filter(({ link }) => !offered || offered.some((exam) => exam.link === link));
  const isRunning = (quiz: StoredQuiz) => (deadlineOf(quiz) ?? 0) > now;
  return [...open.filter(isRunning), ...open.filter((quiz) => !isRunning(quiz))];
}
