import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { link } from '../../contract/exams.ts';
import { paths } from '../../src/app/paths.ts';
import { ApiError } from './apiError.ts';
import { encodingFor } from './packed.ts';
import type { Page, Pages } from './pages.ts';

const ASSETS = '/assets/';

/** What the site is served from. */
export interface SiteDeps {
  readonly siteDir: string;
  /** What was drawn; undefined where no site is built, and then none is served. */
  readonly pages: Pages | undefined;
  /** Whether an exam is on offer under this slug. */
  readonly isExam: (slug: string) => Promise<boolean>;
}

/**
 * Serves the built site: its files, and a page at every path that the client has a route for: the one that was drawn for
 * it, or the shell. Elsewhere comes the page that says so, with 404.
 */
export async function site(app: FastifyInstance, { siteDir, pages, isExam }: SiteDeps): Promise<void> {
  if (pages === undefined) {
    app.setNotFoundHandler(refuse);
    return;
  }

  await app.register(fastifyStatic, {
    root: siteDir,
    // One route per file there is: nothing else of the disk can be asked for.
    wildcard: false,
    index: false,
    globIgnore: ['pages/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(join(siteDir, ASSETS));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const routes = new Set<string>(Object.values(paths).map(({ pattern }) => pattern));
  const drawn = pages.paths.filter((path) => !path.startsWith(`${paths.certifications.pattern}/`));
  for (const path of new Set([...routes, ...drawn])) {
    if (path === paths.quiz.pattern) {
      app.get<{ Params: { link: string } }>(path, async (request, reply) => {
        const page = pages.at(paths.quiz.href(request.params.link)) ?? pages.shell;
        return (await isKnown(request)) ? send(request, reply, page) : send(request, reply, pages.shell, 404);
      });
    } else {
      app.get(path, (request, reply) => send(request, reply, pages.at(path) ?? pages.shell));
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
    return send(request, reply, pages.missing, 404);
  });
}

async function send({ headers }: FastifyRequest, reply: FastifyReply, page: Page, status = 200): Promise<FastifyReply> {
  const encoding = encodingFor(headers['accept-encoding']);
  reply.code(status).headers(page.headers);
  if (!encoding) return reply.send(page.text);
  return reply.header('content-encoding', encoding).send(await page.packed(encoding));
}

function refuse(): never {
  throw new ApiError(commonRefusals.unknownCall);
}
