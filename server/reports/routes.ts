import type { FastifyInstance } from 'fastify';
import { reportQuestion, retrieveReports } from '../../contract/reports.ts';
import type { RouteDeps } from '../account/auth.ts';
import { route } from '../http/route.ts';
import { openQuestion, type QuestionDeps } from '../learning/openQuestion.ts';
import { addReport, reportsOf } from './reports.ts';

/** The calls that report questions, and return what became of the reports. */
export function reportRoutes(app: FastifyInstance, deps: RouteDeps & QuestionDeps): void {
  const { db, auth, limiter, now } = deps;

  route(app, reportQuestion, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    await limiter.count('reportQuestion', request, caller.userId);
    await openQuestion(deps, caller, body);
    await addReport(db, caller.userId, body, now());
    return { message: 'Thank you. You will get a mail when your report is answered.' };
  });

  route(app, retrieveReports, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return { reports: await reportsOf(db, userId) };
  });
}
