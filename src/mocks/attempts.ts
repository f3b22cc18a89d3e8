import type { Attempt } from '../../contract/attempts.ts';
import { HISTORY_LENGTH, HISTORY_SIMULATIONS, type SectionedAttempt } from '../../contract/learning.ts';
import { ATTEMPTS_SHOWN, type UserDetails } from '../../contract/profile.ts';
import { examList } from './fixtures/examList.ts';
import { questions as everyQuestion } from './fixtures/quiz.ts';

/** The pass mark of every mocked exam, in percent. */
const PASS_MARK = 65;

/** When an attempt was finished that does not say so: pictures need a time that stands still. */
const FINISHED_AT = '2026-01-15T12:00:00.000Z';

/** A question of an attempt, and what it gave. */
interface SavedQuestion {
  readonly questionId: string;
  readonly lastPercent: number;
  readonly seconds: number | undefined;
}

type SavedAttempt = Pick<Attempt, 'userId' | 'examId' | 'scorePercent' | 'set' | 'mode' | 'seed'> & {
  readonly attemptId: string;
  readonly finishedAt: string;
  readonly questions: readonly SavedQuestion[];
};

const attempts = new Map<string, SavedAttempt>();

const keyOf = (userId: string, attemptId: string) => `${userId} ${attemptId.toLowerCase()}`;

/** Forgets every attempt. */
export const resetAttempts = (): void => attempts.clear();

/** Whether a user has an attempt with this id. */
export const isSaved = ({ userId, attemptId }: Attempt): boolean =>
  attemptId !== undefined && attempts.has(keyOf(userId, attemptId));

/** Saves an attempt with this score in percent; returns when it was finished. */
export function addAttempt(
  { userId, examId, attemptId, finishedAt, set, mode, seed }: Attempt,
  scorePercent: number,
  questions: readonly SavedQuestion[] = [],
): string {
  const time = finishedAt === undefined ? Infinity : Date.parse(finishedAt);
  const saved = {
    attemptId: attemptId ?? String(attempts.size),
    userId,
    examId,
    scorePercent,
    ...(set !== undefined && { set }),
    ...(mode !== undefined && { mode }),
    ...(seed !== undefined && { seed }),
    questions,
    finishedAt: time <= Date.now() ? new Date(time).toISOString() : FINISHED_AT,
  };
  attempts.set(keyOf(userId, saved.attemptId), saved);
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
        .map(({ userId: _userId, examId: _examId, questions, ...rest }) => ({
          ...rest,
          ...(questions.length > 0 && { total: questions.length }),
        }))
        .toSorted((a, b) => Date.parse(a.finishedAt) - Date.parse(b.finishedAt))
        .slice(-ATTEMPTS_SHOWN),
    };
  });
}

/** A user's latest attempts of an exam, section by section. */
export function sectionHistoryOf(userId: string, examId: string): SectionedAttempt[] {
  return [...attempts.values()]
    .filter((attempt) => attempt.userId === userId && attempt.examId === examId)
    .toSorted((a, b) => Date.parse(a.finishedAt) - Date.parse(b.finishedAt))
    .filter(
      ({ mode }, index, own) =>
        index >= own.length - HISTORY_LENGTH ||
        (mode === 'exam' && own.slice(index + 1).filter((later) => later.mode === 'exam').length < HISTORY_SIMULATIONS),
    )
    .map(({ attemptId, finishedAt, scorePercent, set, mode, seed, questions }) => ({
      attemptId,
      finishedAt,
      scorePercent,
      ...(set !== undefined && { set }),
      ...(mode !== undefined && { mode }),
      ...(seed !== undefined && { seed }),
      ...secondsOf(questions),
      sections: sectionNames().flatMap((name) => {
        const own = questions.filter(({ questionId }) => sectionOf(questionId) === name);
        if (own.length === 0) return [];
        const points = own.reduce((sum, { lastPercent }) => sum + lastPercent, 0);
        return {
          name,
          id: name.toLowerCase().replaceAll(' ', '-'),
          correctAmount: Math.round(points / 10) / 10,
          fullyCorrect: countRight(own),
          total: own.length,
          ...secondsOf(own),
        };
      }),
    }));
}

const countRight = (questions: readonly SavedQuestion[]) =>
  questions.filter(({ lastPercent }) => lastPercent === 100).length;

const sectionNames = () => [...new Set(everyQuestion.map(({ category }) => category))];

const sectionOf = (questionId: string) => everyQuestion.find(({ id }) => id === questionId)?.category;

function secondsOf(questions: readonly SavedQuestion[]): { seconds?: number } {
  const known = questions.flatMap(({ seconds }) => seconds ?? []);
  return known.length > 0 ? { seconds: known.reduce((sum, seconds) => sum + seconds, 0) } : {};
}
