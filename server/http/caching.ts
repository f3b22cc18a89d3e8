import type { FastifyReply, FastifyRequest } from 'fastify';

/** For what browsers may keep but must revalidate each time, as it can depend on the caller. */
export const REVALIDATE = 'private, no-cache';

/** Says what browsers may keep: of the API's responses what everyone may read, and nothing that is someone's own. */
export function setCacheControl({ method, headers }: FastifyRequest, reply: FastifyReply): void {
  const isRead = method === 'GET' || method === 'HEAD';
  // Where a cache keeps a response all the same, it must not give it to another kind of caller.
  if (isRead) reply.header('vary', 'authorization, accept-encoding');
  if (reply.hasHeader('cache-control')) return;
  // A 304 repeats what the kept response said: other words would have it dropped.
  const isKept =
    isRead && (reply.statusCode === 200 || reply.statusCode === 304) && headers.authorization === undefined;
  reply.header('cache-control', isKept ? REVALIDATE : 'no-store');
}
