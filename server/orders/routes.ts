import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { buyCourses, executePayment, paymentMessages, retrieveOrders } from '../../contract/payments.ts';
import { paths } from '../../domain/paths.ts';
import { ownRoute, type RouteDeps } from '../account/auth.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/errors.ts';
import { ForgedWebhookError, ProviderUnavailableError } from '../payments/provider.ts';
import { buy } from './buy.ts';
import type { SettleDeps } from './order.ts';
import { ordersOf } from './queries.ts';
import { execute, handleWebhook } from './settle.ts';

type OrderDeps = RouteDeps & Omit<SettleDeps, 'log'>;

/** The calls that order what is in the cart, finish the payment, and list what was ordered. */
export function orderRoutes(app: FastifyInstance, { auth, limiter, ...deps }: OrderDeps): void {
  ownRoute(app, auth, buyCourses, async ({ caller, body, request }) => {
    await limiter.count('buyCourses', request, caller.userId);
    const approval_url = await buy(deps, caller, body).catch(refuseProviderDown);
    return { message: paymentMessages.ordered, approval_url };
  });

  ownRoute(app, auth, executePayment, async ({ caller, body, request }) => {
    await limiter.count('executePayment', request, caller.userId);
    return execute({ ...deps, log: request.log }, caller, body.paymentId).catch(refuseProviderDown);
  });

  ownRoute(app, auth, retrieveOrders, async ({ caller: { userId } }) => ({ orders: await ordersOf(deps.db, userId) }));
}

/** Turns an unavailable provider into the calls' own refusal, which is the same for both. */
function refuseProviderDown(error: unknown): never {
  if (!(error instanceof ProviderUnavailableError)) throw error;
  throw new ApiError(executePayment.refusals.paymentServiceDown, { cause: error });
}

/** The routes to which providers send buyers and messages. */
export async function providerRoutes(
  app: FastifyInstance,
  deps: Omit<OrderDeps, 'auth'> & Pick<Deps, 'publicUrl'>,
): Promise<void> {
  const { limiter, publicUrl, ...settleDeps } = deps;
  app.get<{ Querystring: Record<string, unknown> }>('/payments/return', async ({ query }, reply) =>
    reply.redirect(finishAddress(publicUrl, query['token'], query['PayerID'])),
  );

  await app.register(async (hook) => {
    // The signature covers the text as it came, whatever its content type.
    hook.removeAllContentTypeParsers();
    hook.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    hook.post('/payments/webhook', async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      await limiter.count('paymentWebhook', request, body);
      await handleWebhook({ ...settleDeps, log: request.log }, { headers: request.headers, body }).catch(refuseMessage);
      return { message: 'Thank you.' };
    });
  });
}

/** The page that finishes a payment (docs/product.md 2.10); the home page where there is no payment. */
function finishAddress(publicUrl: string, token: unknown, payerId: unknown): string {
  if (typeof token !== 'string' || token === '') return `${publicUrl}${paths.home.href()}`;
  const query = new URLSearchParams({ paymentId: token, PayerID: typeof payerId === 'string' ? payerId : '' });
  return `${publicUrl}${paths.paymentSuccess.href()}?${query}`;
}

/** A forged message is refused for good; where the provider is unavailable, it shall send its message again. */
function refuseMessage(error: unknown): never {
  if (error instanceof ForgedWebhookError) throw new ApiError(commonRefusals.invalidRequest, { cause: error });
  if (error instanceof ProviderUnavailableError) throw new ApiError(commonRefusals.unavailable, { cause: error });
  throw error;
}
