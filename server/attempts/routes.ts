import type { FastifyInstance } from 'fastify';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import type { RouteDeps } from '../account/auth.ts';
import { route } from '../http/route.ts';
import { saveAttempt, type SaveDeps } from './saveAttempt.ts';
import { userDetailsOf } from './userDetails.ts';

/** The calls that save attempts and return them in the profile. */
export function attemptRoutes(app: FastifyInstance, deps: RouteDeps & SaveDeps): void {
  const { db, auth, limiter, now } = deps;

  route(app, saveExamAttempt, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    await limiter.count('saveExamAttempt', request, caller.userId);
    await saveAttempt(deps, caller, body, now());
    return { message: 'Your result was saved.' };
  });

  route(app, retrieveUserDetails, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return userDetailsOf(db, userId);
  });
}
