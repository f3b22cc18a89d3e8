import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { link } from '../../contract/exams.ts';
import { paths, slugOf } from '../../domain/paths.ts';
import { ApiError } from './errors.ts';
import type { HtmlPage, Pages } from './pages.ts';
import { bytesFor } from './preparedResponse.ts';

const ASSETS = '/assets/';

/** How long a page waits for the database, in milliseconds. */
const LONGEST_LOOK = 500;

/** What the site is served from. */
export interface SiteDeps {
  readonly siteDir: string;
  /** The prerendered pages; undefined where no site is built, and then none is served. */
  readonly pages: Pages | undefined;
  /** Whether an exam is on offer under this slug. */
  readonly isExam: (slug: string) => Promise<boolean>;
}

/**
 * Serves the built site: its files, and a page at every path that the client has a route for: the prerendered one, or the
 * shell. Everywhere else the page for unknown addresses, with 404.
 */
export async function site(app: FastifyInstance, { siteDir, pages, isExam }: SiteDeps): Promise<void> {
  if (pages === undefined) {
    app.setNotFoundHandler(refuse);
    return;
  }

  await app.register(fastifyStatic, {
    root: siteDir,
    // One route per existing file: nothing else of the disk can be requested.
    wildcard: false,
    index: false,
    // Which versions run here is for the people who run it.
    globIgnore: ['pages/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(join(siteDir, ASSETS));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const audiences = new Map<string, string>(Object.values(paths).map(({ pattern, audience }) => [pattern, audience]));
  const prerendered = pages.paths.filter((path) => !path.startsWith(`${paths.certifications.pattern}/`));
  for (const path of new Set([...audiences.keys(), ...prerendered])) {
    if (path === paths.quiz.pattern) {
      app.get<{ Params: { link: string } }>(path, async (request, reply) => {
        const slug = slugOf(request.params.link);
        if (slug !== request.params.link) return reply.redirect(paths.quiz.href(slug), 301);
        const page = pages.at(paths.quiz.href(slug)) ?? pages.shell;
        return (await isKnown(request)) ? send(request, reply, page) : send(request, reply, pages.shell, 404);
      });
    } else if (path.includes(':')) {
      // What there is for everyone has been prerendered; what one reader has is known to the page.
      const status = audiences.get(path) === 'private' ? 200 : 404;
      app.get(path, (request, reply) => send(request, reply, pages.shell, status));
    } else {
      app.get(path, (request, reply) => send(request, reply, pages.at(path) ?? pages.shell));
    }
  }

  async function isKnown(request: FastifyRequest<{ Params: { link: string } }>): Promise<boolean> {
    const slug = link.safeParse(request.params.link);
    if (!slug.success) return false;
    // The page itself explains a problem better than a plain error would, or none at all.
    const isLate = delay(LONGEST_LOOK, true, { ref: false });
    const isFound = isExam(slug.data).catch((error: unknown) => {
      request.log.error({ err: error }, 'cannot look the exam up');
      return true;
    });
    return Promise.race([isFound, isLate]);
  }

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse();
    if (request.url.startsWith(ASSETS))
      return reply.code(404).type('text/plain').send(commonRefusals.unknownCall.error);
    return send(request, reply, pages.missing, 404);
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, page: HtmlPage, status = 200): Promise<FastifyReply> {
  reply.code(status).headers(page.headers);
  return reply.send(await bytesFor(request, reply, page.body));
}

function refuse(): never {
  throw new ApiError(commonRefusals.unknownCall);
}
