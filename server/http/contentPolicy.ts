import { EMPTY_HASH, inlineHashes } from './inlineHashes.ts';

/**
 * The content security policy of one page: its own inline scripts and styles run, and it calls this server and
 * `services`, which are origins. Without a page it lets nothing in.
 */
export function contentPolicy(html = '', services: readonly string[] = []): string {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    // Emotion puts an empty style element into the page and fills it by insertRule, which only the first needs leave for.
    'style-src': ["'self'", EMPTY_HASH, ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
