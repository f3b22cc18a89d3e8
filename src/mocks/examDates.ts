import type { ExamDate } from '../../contract/examDates.ts';

/** The days of each user's official exams, by exam. */
const kept = new Map<string, Map<string, string>>();

/** Forgets the exam dates of every user. */
export const resetExamDates = (): void => kept.clear();

/** Sets the day of a user's official exam; an empty one removes it. */
export function setExamDate(userId: string, { examId, date }: ExamDate): void {
  const own = kept.get(userId) ?? new Map<string, string>();
  kept.set(userId, own);
  if (date === '') own.delete(examId);
  else own.set(examId, date);
}

/** The days of a user's official exams, the earliest first. */
export const examDatesOf = (userId: string): ExamDate[] =>
  [...(kept.get(userId) ?? [])]
    .map(([examId, date]) => ({ examId, date }))
    .toSorted((one, other) => (one.date + one.examId < other.date + other.examId ? -1 : 1));
