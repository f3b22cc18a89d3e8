import { contentPolicy } from './contentPolicy.ts';

const FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'hid'];

/**
 * The headers that every answer carries; a page brings a content policy of its own. `publicUrl` decides whether browsers
 * are to insist on https.
 */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
