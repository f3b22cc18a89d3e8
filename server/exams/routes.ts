import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import type { Database } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import { route } from '../http/route.ts';
import { getQuiz, listExams } from './service.ts';

/** The calls that read exams. There are no accounts yet: everybody is a visitor. */
export function examRoutes(app: FastifyInstance, db: Database): void {
  route(app, retrieveAllExams, async ({ query }) => {
    if (query.user_id !== undefined) throw new ApiError(commonRefusals.notYours);
    return listExams(db);
  });

  route(app, retrieveQuiz, ({ params }) => getQuiz(db, params.developerType, 'visitor'));
}
