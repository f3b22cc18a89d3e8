import type { FastifyReply } from 'fastify';
import { inlineHashes } from '../../http/inlineHashes.ts';

/** Sends a page that runs no script, loads nothing and posts to this site only; no search engine is to keep it. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src ${inlineHashes(html, 'style').join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      // Its address holds the token.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(html);
}
