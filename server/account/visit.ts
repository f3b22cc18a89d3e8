import type { FastifyRequest } from 'fastify';
import { clientOf } from '../limits/limiter.ts';

/** The part of a request's origin that is kept: neither the whole address nor the user agent. */
export interface Visit {
  /** The network, as limits count clients. */
  readonly client: string;
  /** The browser and system, for people. */
  readonly device: string;
}

/** Where a request comes from. */
export function visitOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visit {
  return { client: clientOf(ip), device: deviceName(headers['user-agent']) };
}

/** What a part of a user agent says, the more particular first: most browsers call themselves Chrome or Safari too. */
type Signs = readonly (readonly [sign: RegExp, name: string])[];

const browsers: Signs = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|\bCriOS|\bChromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

const systems: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** How someone recognizes a device of theirs, from its user agent: "Chrome on Windows". */
export function deviceName(userAgent = ''): string {
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined);
  return known.length === 0 ? 'Unknown device' : known.join(' on ');
}

function nameIn(signs: Signs, userAgent: string): string | undefined {
  return signs.find(([sign]) => sign.test(userAgent))?.[1];
}
