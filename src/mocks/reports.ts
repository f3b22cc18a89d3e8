import type { QuestionReport } from '../../contract/reports.ts';

const reports = new Map<string, QuestionReport[]>();

/** Forgets every report. */
export const resetReports = (): void => reports.clear();

/** The reports of a user, the newest first. */
export const reportsOf = (userId: string): readonly QuestionReport[] => reports.get(userId) ?? [];

/** Adds a report of a user: an open one, unless it is said to be answered. */
export function addReport(
  userId: string,
  report: Pick<QuestionReport, 'examId' | 'questionId' | 'version' | 'reason' | 'text'> & Partial<QuestionReport>,
): void {
  const own = reportsOf(userId).filter(({ id }) => id !== report.id);
  // Pictures need a time that stands still.
  const added: QuestionReport = {
    id: `report-${own.length + 1}`,
    state: 'open',
    reportedAt: '2026-01-15T12:00:00.000Z',
    ...report,
  };
  reports.set(userId, [added, ...own]);
}
