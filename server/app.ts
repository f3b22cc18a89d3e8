import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { commonRefusals } from '../contract/errors.ts';
import { accessTokens, createAuth } from './account/auth.ts';
import type { Passwords } from './account/passwords.ts';
import { accountRoutes } from './account/routes.ts';
import { readAnswerKeys } from './attempts/answerKeys.ts';
import { attemptRoutes } from './attempts/routes.ts';
import { browserConfiguration, type Config } from './config.ts';
import { cartRoutes } from './cart/cart.ts';
import type { Deps } from './deps.ts';
import { type Catalogue, CATALOGUE_AGE, openCatalogue } from './exams/queries.ts';
import { examRoutes } from './exams/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { setCacheControl, validateByContract } from './http/route.ts';
import { ApiError, clientErrorHandler, sendError } from './http/errors.ts';
import { logging, type LogStream, OneLineEach } from './http/logging.ts';
import { readPages } from './http/pages.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { site } from './http/site.ts';
import { guardedServer, type SocketLimits, socketLimits as usualSocketLimits } from './http/sockets.ts';
import { learningRoutes } from './learning/routes.ts';
import { type ClientLimits, limitCalls, shedLoad } from './limits/clients.ts';
import { createLimiter } from './limits/limiter.ts';
import type { LimitTable } from './limits/limits.ts';
import { shareRoutes } from './limits/gate.ts';
import { messageRoutes } from './messages/queueMessage.ts';
import { openIdRoutes } from './account/openId/routes.ts';
import { orderRoutes, providerRoutes } from './orders/routes.ts';
import { settle } from './orders/settle.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { reportRoutes } from './reports/reports.ts';
import { walletRoutes } from './payments/wallet/wallet.ts';

export interface AppDeps extends Omit<Deps, 'log' | 'publicUrl'> {
  readonly config: Pick<
    Config,
    'publicUrl' | 'logLevel' | 'trustProxy' | 'emailJs' | 'donationUrl' | 'openId' | 'paypal'
  >;
  readonly passwords: Passwords;
  readonly limits: LimitTable;
  /** Takes payments. The pages of the built-in wallet exist only where it is the wallet. */
  readonly provider: PaymentProvider;
  /** Folder of the built site; where it does not exist only the API is served. */
  readonly siteDir: string;
  /** What clients may do; without it they may do anything. */
  readonly clientLimits?: ClientLimits;
  /** What connections may do instead of the usual. */
  readonly socketLimits?: SocketLimits;
  /** Aborted when the server is about to end: it is not ready then, and says so with each response. */
  readonly ending?: AbortSignal;
  /** How long the cached list of exams counts as fresh, if not the usual time, in milliseconds. */
  readonly catalogueAge?: number;
  /** Where log lines go instead of stdout. */
  readonly logStream?: LogStream;
}

const BODY_LIMIT = 100 * 1024;

/** Builds the application: the API below `/api`, the site everywhere else. The caller closes it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, siteDir, clientLimits, socketLimits = usualSocketLimits } = deps;
  const { ending = new AbortController().signal } = deps;
  const pages = readPages(siteDir, browserConfiguration(config));
  const headers = securityHeaders(config.publicUrl);
  const addHeaders = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header('x-request-id', request.id);
  const app = Fastify({
    logger: logging(config.logLevel, deps.logStream),
    logController: new OneLineEach(),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    serverFactory: (handle) => guardedServer(handle, socketLimits, ending),
    // A plain number of proxies would make Fastify trust none of them.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    // While closing, requests that still arrive on an open connection are handled as usual.
    return503OnClosing: false,
    // Node's limit on headers bounds addresses; a parameter's schema says how long it may be.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // No hook runs for an address that can't even be decoded.
    frameworkErrors: (error, request, reply) => void sendError(error, request, addHeaders(request, reply)),
    clientErrorHandler: clientErrorHandler(headers),
  });

  validateByContract(app);
  app.setErrorHandler(sendError);
  // Hooks of every request take a callback, which costs less than a promise.
  app.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply);
    done();
  });

  if (clientLimits) await shedLoad(app, clientLimits);
  // Weak, as one tag stands for the plain and the compressed form of a response.
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
  const catalogue = openCatalogue(deps.db, deps.now, deps.catalogueAge ?? CATALOGUE_AGE);
  await app.register(api, { prefix: '/api', ...deps, ending, catalogue });
  const isExam = async (slug: string) => (await catalogue()).some((exam) => exam.slug === slug);
  await site(app, { siteDir, pages, isExam });
  return app;
}

/** Every call of the API, below the prefix that it is registered with. */
async function api(
  app: FastifyInstance,
  deps: AppDeps & { readonly catalogue: Catalogue; readonly ending: AbortSignal },
): Promise<void> {
  const { db, config, tokenSecret, passwords, provider, clientLimits, ending, catalogue, onMailQueued, now } = deps;
  const { publicUrl } = config;
  const tokens = accessTokens(tokenSecret, now);
  const auth = createAuth(db, tokens, now);
  const limiter = createLimiter(db, deps.limits, now);
  const routeDeps = { db, auth, limiter, now };
  const settleDeps = { db, provider, onMailQueued, now };

  app.addHook('onSend', (request, reply, _payload, done) => {
    setCacheControl(request, reply);
    done();
  });

  app.setNotFoundHandler(() => {
    throw new ApiError(commonRefusals.unknownCall);
  });

  healthRoutes(app, { db, now, ending });
  if (clientLimits) await limitCalls(app, clientLimits);
  shareRoutes(app);
  examRoutes(app, { ...routeDeps, catalogue });
  const questionDeps = { ...routeDeps, catalogue, answerKeys: readAnswerKeys(db) };
  attemptRoutes(app, questionDeps);
  learningRoutes(app, questionDeps);
  reportRoutes(app, questionDeps);
  cartRoutes(app, routeDeps);
  orderRoutes(app, { ...routeDeps, ...settleDeps });
  await app.register(providerRoutes, { limiter, publicUrl, ...settleDeps });
  if (provider.name === 'wallet') {
    const onApproved = (orderId: string, log: FastifyBaseLogger) => settle({ ...settleDeps, log }, orderId);
    await app.register(walletRoutes, { db, publicUrl, now, onApproved });
  }
  if (!config.emailJs) await app.register(messageRoutes, { db, limiter, onMailQueued, now });
  const accountDeps = { ...routeDeps, publicUrl, tokenSecret, tokens, passwords, onMailQueued };
  accountRoutes(app, accountDeps);
  openIdRoutes(app, accountDeps, config.openId);
}
