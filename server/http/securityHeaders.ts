import { EMPTY_HASH, inlineHashes } from './inlineHashes.ts';

const FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'hid'];

/**
 * The headers that every answer carries. `indexHtml` is the page whose inline scripts and styles may run;
 * undefined where no site is served. `publicUrl` decides whether browsers are to insist on https.
 */
export function securityHeaders(indexHtml: string | undefined, publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(indexHtml ?? ''),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

function contentSecurityPolicy(html: string): string {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    // Emotion puts an empty style element into the page and fills it by insertRule, which only the first needs leave for.
    'style-src': ["'self'", EMPTY_HASH, ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
