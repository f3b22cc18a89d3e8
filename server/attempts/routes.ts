import type { FastifyInstance } from 'fastify';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import type { RouteDeps } from '../account/auth.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import { route } from '../http/route.ts';
import { readAnswerKeys } from './answerKeys.ts';
import { saveAttempt } from './saveAttempt.ts';
import { userDetailsOf } from './userDetails.ts';

/** What the calls about attempts need. */
interface AttemptRouteDeps extends RouteDeps {
  readonly catalogue: Catalogue;
}

/** The calls that save attempts and return them in the profile. */
export function attemptRoutes(app: FastifyInstance, { db, auth, limiter, catalogue, now }: AttemptRouteDeps): void {
  const saveDeps = { db, catalogue, answerKeys: readAnswerKeys(db) };

  route(app, saveExamAttempt, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    await limiter.count('saveExamAttempt', request, caller.userId);
    await saveAttempt(saveDeps, caller, body, now());
    return { message: 'Your result was saved.' };
  });

  route(app, retrieveUserDetails, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return userDetailsOf(db, userId);
  });
}
