import type { FastifyInstance } from 'fastify';
import { retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import type { RouteDeps } from '../account/auth.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { accessTo, memberAccess } from './access.ts';
import { type Catalogue, entitlementsOf, examsInCart } from './queries.ts';
import { examResponses, summaryOf } from './responses.ts';

/** The calls that read exams. Visitors may make them, too. */
export function examRoutes(
  app: FastifyInstance,
  { db, auth, catalogue, now }: RouteDeps & { readonly catalogue: Catalogue },
): void {
  const responses = examResponses(db, now);

  route(app, retrieveAllExams, async ({ query: { user_id }, request }) => {
    const caller = await (user_id === undefined ? auth.callerOf(request) : auth.requireSelf(request, user_id));
    const exams = await catalogue();
    if (!caller) return responses.list(exams);
    const { userId } = caller;
    const [entitlements, cart] = await Promise.all([entitlementsOf(db, userId), examsInCart(db, userId)]);
    return exams.map((exam) => {
      const bought = memberAccess(exam, entitlements) === 'owner';
      return {
        ...summaryOf(exam, { bought, inCart: !bought && cart.includes(exam.id) }),
        paymentPending: entitlements.get(exam.id) === false,
      };
    });
  });

  route(app, retrieveQuiz, async ({ params, request }) => {
    const caller = await auth.callerOf(request);
    const exam = (await catalogue()).find(({ slug }) => slug === params.developerType);
    if (!exam) throw new ApiError(retrieveQuiz.refusals.examNotFound);
    return responses.quiz(exam, await accessTo(db, exam, caller));
  });
}
