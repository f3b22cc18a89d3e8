import type { FastifyInstance } from 'fastify';
import { deleteAttempt, retrieveAttempt, saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import type { RouteDeps } from '../account/auth.ts';
import { route } from '../http/route.ts';
import { attemptOf, removeAttempt } from './ownAttempt.ts';
import { saveAttempt, type SaveDeps } from './saveAttempt.ts';
import { userDetailsOf } from './userDetails.ts';

/** The calls about attempts: to save one, to read and delete it, and all of them in the profile. */
export function attemptRoutes(app: FastifyInstance, deps: RouteDeps & SaveDeps): void {
  const { db, auth, limiter, now } = deps;

  route(app, saveExamAttempt, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    await limiter.count('saveExamAttempt', request, caller.userId);
    await saveAttempt(deps, caller, body, now());
    return { message: 'Your result was saved.' };
  });

  route(app, retrieveAttempt, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return attemptOf(db, userId, query.attemptId);
  });

  route(app, deleteAttempt, async ({ body, request }) => {
    const { userId } = await auth.requireSelf(request, body.userId);
    await limiter.count('saveExamAttempt', request, userId);
    await removeAttempt(db, userId, body.attemptId);
    return { message: 'The result was deleted.' };
  });

  route(app, retrieveUserDetails, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return userDetailsOf(db, userId);
  });
}
