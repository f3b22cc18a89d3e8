import type { FastifyInstance } from 'fastify';
import { buyCourses, executePayment, paymentMessages } from '../../contract/payments.ts';
import type { Auth } from '../account/caller.ts';
import { ApiError } from '../http/apiError.ts';
import { route } from '../http/route.ts';
import type { Limiter } from '../limits/limiter.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';
import { buy } from './buy.ts';
import { execute } from './execute.ts';
import type { SettleDeps } from './step.ts';

/** What the calls about orders work with. */
export interface OrderDeps extends Omit<SettleDeps, 'log'> {
  readonly auth: Auth;
  readonly limiter: Limiter;
}

/** The calls that order what is in the cart and finish the payment. */
export function orderRoutes(app: FastifyInstance, { auth, limiter, ...deps }: OrderDeps): void {
  route(app, buyCourses, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    await limiter.count('buyCourses', request, caller.userId);
    const approval_url = await buy(deps, caller, body.total).catch(providerDown);
    return { message: paymentMessages.ordered, approval_url };
  });

  route(app, executePayment, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    await limiter.count('executePayment', request, caller.userId);
    const message = await execute({ ...deps, log: request.log }, caller, body.paymentId).catch(providerDown);
    return { message };
  });
}

/** Tells that the provider does not answer by the calls' own refusal, which is the same for both. */
function providerDown(error: unknown): never {
  if (!(error instanceof ProviderUnavailableError)) throw error;
  throw new ApiError(executePayment.refusals.providerDown, { cause: error });
}
