import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { ApiError } from '../http/apiError.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { SettleDeps } from '../orders/step.ts';
import { hear } from './hear.ts';
import { ForgedWebhookError, ProviderUnavailableError } from './provider.ts';
import { finishAddress } from './returnAddress.ts';

/** What the routes for payment providers work with. */
export interface PaymentDeps extends Omit<SettleDeps, 'log'> {
  readonly limiter: Limiter;
  /** Address of the site, without a slash at its end. */
  readonly publicUrl: string;
}

/** Where providers send buyers and messages. They are for nobody else, so the OpenAPI document leaves them out. */
export async function paymentRoutes(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  const { limiter, publicUrl, ...settleDeps } = deps;
  const schema = { hide: true };

  app.get<{ Querystring: Record<string, unknown> }>('/payments/return', { schema }, async ({ query }, reply) =>
    reply.redirect(finishAddress(publicUrl, query['token'], query['PayerID'])),
  );

  await app.register(async (hook) => {
    // What is signed is the text as it came, whatever it is called.
    hook.removeAllContentTypeParsers();
    hook.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    hook.post('/payments/webhook', { schema }, async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      await limiter.count('paymentWebhook', request, body);
      await hear({ ...settleDeps, log: request.log }, { headers: request.headers, body }).catch(refuse);
      return { message: 'Thank you.' };
    });
  });
}

/** A forged message is refused for good; where the provider can't be asked, it shall send its message again. */
function refuse(error: unknown): never {
  if (error instanceof ForgedWebhookError) throw new ApiError(commonRefusals.invalidRequest, { cause: error });
  if (error instanceof ProviderUnavailableError) throw new ApiError(commonRefusals.unavailable, { cause: error });
  throw error;
}
