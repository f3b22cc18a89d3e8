import { reportQuestion, retrieveReports } from '../../../contract/reports.ts';
import { requireSelf } from '../accounts.ts';
import { mock } from '../mock.ts';
import { addReport, reportsOf } from '../reports.ts';
import { requireQuestion } from './learning.ts';

/** Reports of questions, in memory. */
export const reportHandlers = [
  mock(reportQuestion, ({ body: { userId, reportId, ...report }, request }) => {
    requireSelf(request, userId);
    requireQuestion(report);
    addReport(userId, { ...report, ...(reportId !== undefined && { id: reportId }) });
    return { message: 'Thank you. You will get a mail when your report is answered.' };
  }),
  mock(retrieveReports, ({ query: { userId }, request }) => {
    requireSelf(request, userId);
    return { reports: [...reportsOf(userId)] };
  }),
];
