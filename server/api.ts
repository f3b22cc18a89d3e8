import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../contract/errors.ts';
import { accessTokens } from './account/accessToken.ts';
import { createAuth } from './account/caller.ts';
import type { AccountDeps } from './account/deps.ts';
import { accountRoutes } from './account/routes.ts';
import { attemptRoutes } from './attempts/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { examRoutes } from './exams/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { ApiError } from './http/apiError.ts';
import { describeRoutes } from './http/openapi.ts';
import { createLimiter } from './limits/limiter.ts';
import type { LimitTable } from './limits/limits.ts';
import { messageRoutes } from './messages/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { paymentRoutes } from './payments/routes.ts';
import { walletRoutes } from './payments/wallet/routes.ts';

/** What the API works with. */
export interface ApiDeps extends Pick<AccountDeps, 'db' | 'tokenSecret' | 'passwords' | 'onMailQueued' | 'now'> {
  readonly limits: LimitTable;
  /** Takes payments. The pages of the built-in wallet are there only where it is the wallet. */
  readonly provider: PaymentProvider;
  /** Address of the site, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether messages to the site's people are taken here; false where EmailJS takes them. */
  readonly takesMessages: boolean;
}

/** Every call of the API, below the prefix that it is registered with. */
export async function api(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const { db, tokenSecret, passwords, provider, publicUrl, onMailQueued, now } = deps;
  const tokens = accessTokens(tokenSecret, now);
  const auth = createAuth(db, tokens);
  const limiter = createLimiter(db, deps.limits, now);

  app.addHook('onSend', async ({ method }, reply) => {
    if (reply.hasHeader('cache-control')) return;
    const isRead = (method === 'GET' || method === 'HEAD') && reply.statusCode === 200;
    // Browsers may keep an answer but must ask each time whether it still holds: it can depend on who asks.
    reply.header('cache-control', isRead ? 'private, no-cache' : 'no-store');
  });
  await describeRoutes(app);

  app.setNotFoundHandler(() => {
    throw new ApiError(commonRefusals.unknownCall);
  });

  healthRoutes(app, db);
  examRoutes(app, db, auth);
  attemptRoutes(app, { db, auth, limiter, now });
  cartRoutes(app, { db, auth, now });
  orderRoutes(app, { db, auth, limiter, provider, onMailQueued, now });
  await app.register(paymentRoutes, { db, limiter, provider, publicUrl, onMailQueued, now });
  if (provider.name === 'wallet') {
    await app.register(walletRoutes, { db, provider, tokenSecret, publicUrl, onMailQueued, now });
  }
  if (deps.takesMessages) await app.register(messageRoutes, { db, limiter, onMailQueued, now });
  accountRoutes(app, { db, tokenSecret, tokens, passwords, limiter, onMailQueued, now });
}
