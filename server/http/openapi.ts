import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

const packageFile = new URL('../../package.json', import.meta.url);

/** Collects the routes that are registered after it and describes them at `/openapi.json`. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8')));
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'CertCrest', version } },
    transform: jsonSchemaTransform,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
