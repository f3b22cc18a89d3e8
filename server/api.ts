import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../contract/errors.ts';
import type { Database } from './db/schema.ts';
import { examRoutes } from './exams/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { ApiError } from './http/apiError.ts';
import { describeRoutes } from './http/openapi.ts';

/** Every call of the API, below the prefix that it is registered with. */
export async function api(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.addHook('onSend', async ({ method }, reply) => {
    if (reply.hasHeader('cache-control')) return;
    const isRead = (method === 'GET' || method === 'HEAD') && reply.statusCode === 200;
    // Browsers may keep an answer but must ask each time whether it still holds: it can depend on who asks.
    reply.header('cache-control', isRead ? 'private, no-cache' : 'no-store');
  });
  // Weak, as one tag stands for the plain and the compressed form of an answer.
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
  await describeRoutes(app);

  app.setNotFoundHandler(() => {
    throw new ApiError(commonRefusals.unknownCall);
  });

  healthRoutes(app, db);
  examRoutes(app, db);
}
