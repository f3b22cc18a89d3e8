import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { link } from '../../contract/exams.ts';
import { paths } from '../../src/app/paths.ts';
import { ApiError } from './apiError.ts';

const INDEX = 'index.html';
const ASSETS = '/assets/';

/** What the site is served from. */
export interface SiteDeps {
  readonly siteDir: string;
  /** The page that starts the client; undefined where no site is built, and then none is served. */
  readonly indexHtml: string | undefined;
  /** Whether an exam is on offer under this slug. */
  readonly isExam: (slug: string) => Promise<boolean>;
}

/** The built site's page; undefined where there is none. */
export function readIndex(siteDir: string): string | undefined {
  const file = join(siteDir, INDEX);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Serves the built site: its files, and its page at every path that the client has a route for.
 * Elsewhere the same page comes with 404, and the client shows that there is nothing.
 */
export async function site(app: FastifyInstance, { siteDir, indexHtml, isExam }: SiteDeps): Promise<void> {
  if (indexHtml === undefined) {
    app.setNotFoundHandler(refuse);
    return;
  }

  await app.register(fastifyStatic, {
    root: siteDir,
    // One route per file there is: nothing else of the disk can be asked for.
    wildcard: false,
    index: false,
    globIgnore: [INDEX, '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(join(siteDir, ASSETS));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const page = (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile(INDEX);
  const missingPage = (reply: FastifyReply) =>
    reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(indexHtml);

  for (const { pattern } of Object.values(paths)) {
    if (pattern === paths.quiz.pattern) {
      app.get<{ Params: { link: string } }>(pattern, async (request, reply) =>
        (await isKnown(request)) ? page(request, reply) : missingPage(reply),
      );
    } else {
      app.get(pattern, page);
    }
  }

  async function isKnown(request: FastifyRequest<{ Params: { link: string } }>): Promise<boolean> {
    const slug = link.safeParse(request.params.link);
    if (!slug.success) return false;
    return isExam(slug.data).catch((error: unknown) => {
      // The page itself tells what is wrong better than a bare error would.
      request.log.error({ err: error }, 'cannot look the exam up');
      return true;
    });
  }

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse();
    if (request.url.startsWith(ASSETS))
      return reply.code(404).type('text/plain').send(commonRefusals.unknownCall.error);
    return missingPage(reply);
  });
}

function refuse(): never {
  throw new ApiError(commonRefusals.unknownCall);
}
