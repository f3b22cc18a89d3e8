import type { FastifyInstance } from 'fastify';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import type { Auth } from '../account/caller.ts';
import type { Database } from '../db/schema.ts';
import { route } from '../http/route.ts';
import type { Limiter } from '../limits/limiter.ts';
import { saveAttempt } from './saveAttempt.ts';
import { userDetailsOf } from './userDetails.ts';

/** What the calls about attempts work with. */
export interface AttemptDeps {
  readonly db: Database;
  readonly auth: Auth;
  readonly limiter: Limiter;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
}

/** The calls that save attempts and tell how they went. */
export function attemptRoutes(app: FastifyInstance, { db, auth, limiter, now }: AttemptDeps): void {
  route(app, saveExamAttempt, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    await limiter.count('saveExamAttempt', request, caller.userId);
    await saveAttempt(db, caller, body, now());
    return { message: 'Your result was saved.' };
  });

  route(app, retrieveUserDetails, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return userDetailsOf(db, userId);
  });
}
