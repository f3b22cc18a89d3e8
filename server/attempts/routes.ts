import type { FastifyInstance } from 'fastify';
import { deleteAttempt, retrieveAttempt, saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { ownRoute, type RouteDeps } from '../account/auth.ts';
import type { QuestionDeps } from '../learning/openQuestion.ts';
import { attemptOf, removeAttempt } from './ownAttempt.ts';
import { saveAttempt } from './saveAttempt.ts';
import { userDetailsOf } from './userDetails.ts';

/** The calls about attempts: to save one, to read and delete it, and all of them in the profile. */
export function attemptRoutes(app: FastifyInstance, deps: RouteDeps & QuestionDeps): void {
  const { db, auth, limiter, now } = deps;

  ownRoute(app, auth, saveExamAttempt, async ({ caller, body, request }) => {
    await limiter.count('saveExamAttempt', request, caller.userId);
    await saveAttempt(deps, caller, body, now());
    return { message: 'Your result was saved.' };
  });

  ownRoute(app, auth, retrieveAttempt, async ({ caller: { userId }, query }) => attemptOf(db, userId, query.attemptId));

  ownRoute(app, auth, deleteAttempt, async ({ caller: { userId }, body, request }) => {
    await limiter.count('saveExamAttempt', request, userId);
    await removeAttempt(db, userId, body.attemptId);
    return { message: 'The result was deleted.' };
  });

  ownRoute(app, auth, retrieveUserDetails, async ({ caller: { userId } }) => userDetailsOf(db, userId));
}
