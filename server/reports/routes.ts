import type { FastifyInstance } from 'fastify';
import { reportQuestion, retrieveReports } from '../../contract/reports.ts';
import { ownRoute, type RouteDeps } from '../account/auth.ts';
import { openQuestion, type QuestionDeps } from '../learning/openQuestion.ts';
import { addReport, reportsOf } from './reports.ts';

/** The calls that report questions, and return what became of the reports. */
export function reportRoutes(app: FastifyInstance, deps: RouteDeps & QuestionDeps): void {
  const { db, auth, limiter, now } = deps;

  ownRoute(app, auth, reportQuestion, async ({ caller, body, request }) => {
    await limiter.count('reportQuestion', request, caller.userId);
    await openQuestion(deps, caller, body);
    await addReport(db, caller.userId, body, now());
    return { message: 'Thank you. You will get a mail when your report is answered.' };
  });

  ownRoute(app, auth, retrieveReports, async ({ caller: { userId } }) => ({ reports: await reportsOf(db, userId) }));
}
