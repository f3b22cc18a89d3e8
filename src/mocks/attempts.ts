import type { Attempt } from '../../contract/attempts.ts';
import { ATTEMPTS_SHOWN, type UserDetails } from '../../contract/profile.ts';
import { examList } from './fixtures/examList.ts';

/** The pass mark of every mocked exam, in percent. */
const PASS_MARK = 65;

/** When an attempt was finished that does not say so: pictures need a time that stands still. */
const FINISHED_AT = '2026-01-15T12:00:00.000Z';

type SavedAttempt = Pick<Attempt, 'userId' | 'examId' | 'scorePercent' | 'set'> & { readonly finishedAt: string };

const attempts = new Map<string, SavedAttempt>();

const keyOf = (userId: string, attemptId: string) => `${userId} ${attemptId.toLowerCase()}`;

/** Forgets every attempt. */
export const resetAttempts = (): void => attempts.clear();

/** Whether a user has an attempt with this id. */
export const isSaved = ({ userId, attemptId }: Attempt): boolean =>
  attemptId !== undefined && attempts.has(keyOf(userId, attemptId));

/** Saves an attempt with this score in percent; returns when it was finished. */
export function addAttempt({ userId, examId, attemptId, finishedAt, set }: Attempt, scorePercent: number): string {
  const time = finishedAt === undefined ? Infinity : Date.parse(finishedAt);
  const saved = {
    userId,
    examId,
    scorePercent,
    ...(set !== undefined && { set }),
    finishedAt: time <= Date.now() ? new Date(time).toISOString() : FINISHED_AT,
  };
  attempts.set(keyOf(userId, attemptId ?? String(attempts.size)), saved);
  return saved.finishedAt;
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
      attempts: own
        .map(({ scorePercent, finishedAt, set }) => ({ scorePercent, finishedAt, ...(set !== undefined && { set }) }))
        .toSorted((a, b) => Date.parse(a.finishedAt) - Date.parse(b.finishedAt))
        .slice(-ATTEMPTS_SHOWN),
    };
  });
}
