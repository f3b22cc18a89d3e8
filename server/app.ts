import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { api, type ApiDeps } from './api.ts';
import { browserConfiguration } from './browserConfiguration.ts';
import type { Config } from './config.ts';
import { isOnOffer } from './exams/service.ts';
import { answerError } from './http/answerError.ts';
import { clientErrorHandler } from './http/clientError.ts';
import { checkByContract } from './http/compilers.ts';
import { type LogStream, logging } from './http/logging.ts';
import { readPages } from './http/pages.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { site } from './http/site.ts';

/** What the application works with. */
export interface AppDeps extends Omit<ApiDeps, 'publicUrl'> {
  readonly config: Pick<Config, 'publicUrl' | 'logLevel' | 'trustProxy' | 'emailJs' | 'donationUrl'>;
  /** Folder of the built site; where there is none only the API is served. */
  readonly siteDir: string;
  /** Where log lines go instead of stdout. */
  readonly logStream?: LogStream;
}

const BODY_LIMIT = 100 * 1024;

/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Builds the application: the API below `/api`, the site everywhere else. The caller closes it. */
export async function buildApp({ config, siteDir, logStream, ...deps }: AppDeps): Promise<FastifyInstance> {
  const pages = readPages(siteDir, browserConfiguration(config));
  const headers = securityHeaders(config.publicUrl);
  const label = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header('x-request-id', request.id);
  const app = Fastify({
    logger: logging(config.logLevel, logStream),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // A plain number of proxies would make Fastify trust none of them.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    // While closing, requests that still arrive on an open connection are answered as ever.
    return503OnClosing: false,
    // Addresses are bounded by Node's limit on headers; how long a parameter may be is for its schema to say.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // No hook runs for an address that can't even be decoded.
    frameworkErrors: (error, request, reply) => void answerError(error, request, label(request, reply)),
    clientErrorHandler: clientErrorHandler(headers),
  });

  // Node would refuse an expectation that it does not know by a bare status.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));

  checkByContract(app);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => void label(request, reply));

  // Weak, as one tag stands for the plain and the compressed form of an answer.
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
  await app.register(api, { prefix: '/api', publicUrl: config.publicUrl, ...deps });
  await site(app, { siteDir, pages, isExam: (slug) => isOnOffer(deps.db, slug) });
  return app;
}
