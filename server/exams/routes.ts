import type { FastifyInstance } from 'fastify';
import { retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import type { Auth } from '../account/caller.ts';
import type { Database } from '../db/schema.ts';
import { route } from '../http/route.ts';
import { getQuiz, listExams } from './service.ts';

/** The calls that read exams. Visitors may make them, too. */
export function examRoutes(app: FastifyInstance, db: Database, auth: Auth): void {
  route(app, retrieveAllExams, async ({ query: { user_id }, request }) => {
    const caller = await (user_id === undefined ? auth.callerOf(request) : auth.requireSelf(request, user_id));
    return listExams(db, caller);
  });

  route(app, retrieveQuiz, async ({ params, request }) =>
    getQuiz(db, params.developerType, await auth.callerOf(request)),
  );
}
