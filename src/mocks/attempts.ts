import type { UserDetails } from '../../contract/profile.ts';
import type { Attempt } from '../../contract/attempts.ts';
import { examList } from './fixtures/examList.ts';

/** The pass mark of every mocked exam, in percent. */
const PASS_MARK = 65;

const attempts = new Map<string, Attempt>();

/** Forgets every attempt. */
export const resetAttempts = (): void => attempts.clear();

/** Saves an attempt; one with the same id as an earlier one of the user changes nothing. */
export function addAttempt(attempt: Attempt): void {
  const key = `${attempt.userId} ${attempt.attemptId ?? attempts.size}`;
  if (!attempts.has(key)) attempts.set(key, attempt);
}

/** A user's exams with their attempts, as the profile lists them. */
export function historyOf(userId: string): UserDetails['exams'] {
  return examList.flatMap(({ id, name, link }) => {
    const own = [...attempts.values()].filter((attempt) => attempt.userId === userId && attempt.examId === id);
    if (own.length === 0) return [];
    const scores = own.map(({ scorePercent }) => scorePercent);
    return {
      name,
      link,
      passMark: PASS_MARK,
      passedTimes: scores.filter((score) => score >= PASS_MARK).length,
      avgScore: Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10,
      attempts: own.map(({ scorePercent, finishedAt }) => ({
        scorePercent,
        finishedAt: finishedAt ?? '2026-01-15T12:00:00.000Z',
      })),
    };
  });
}
