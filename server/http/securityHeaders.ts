import { hash } from 'node:crypto';

/** The policy's notation for one exact text of a script or style. */
const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Allows an empty element. */
const EMPTY_HASH = hashOf('');

const elements = {
  // Elements with data are never run.
  script: /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gis,
  style: /<style[^>]*>(.*?)<\/style>/gis,
};

/** Sources for a content security policy that allow a page's own inline scripts or styles, and no others. */
export function inlineHashes(html: string, element: keyof typeof elements): string[] {
  return [...html.matchAll(elements[element])].map(([, text = '']) => hashOf(text));
}

/**
 * The content security policy of one page: its own inline scripts and styles run, and it calls this server and
 * `services`, which are origins. Without a page it allows no inline element.
 */
export function contentPolicy(html = '', services: readonly string[] = []): string {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    // Emotion adds an empty style element and fills it by insertRule; only the element needs permission.
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

const FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'hid'];

const YEAR = 365 * 24 * 60 * 60;

/**
 * The headers of every response; a page has its own content policy. Browsers must use https for the site and what is below
 * its name if `publicUrl` does.
 */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    // With `same-origin` the cart could not see that the payment page, which it opens in a tab, was closed.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` }),
  };
}
