import { resolve } from 'node:path';
import * as z from 'zod';
import { contact } from '../content/site.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const MIN_SECRET = 32;

const text = (format: RegExp, what: string) => z.string().regex(format, what).optional();

const address = (what: string, isRight: (url: URL, value: string) => boolean) =>
  z.string().refine((value) => URL.canParse(value) && isRight(new URL(value), value), `an address ${what}`);

/** An address with one of two protocols, such as `http` and `https`. */
const startsWith = (one: string, other: string) =>
  address(
    `that starts with ${one}:// or ${other}://`,
    ({ protocol, hostname }) => [`${one}:`, `${other}:`].includes(protocol) && (one !== 'smtp' || hostname !== ''),
  ).optional();

/** The address of a service: paths can be appended to it, and no one else can read what is sent there. */
const service = (usual: string) =>
  address('that starts with https://, or with http:// where it is on this machine', (url) => {
    const isLoopback = /^(localhost|\[::1\]|127(\.\d+){3})$/.test(url.hostname);
    const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
    return isSecure && url.username + url.password + url.search + url.hash === '';
  }).prefault(usual);

/** A whole number in at most so many digits. */
const wholeNumber = (digits: number, what: string, min = 0, max = Infinity) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && value.length <= digits && +value >= min && +value <= max, what)
    .transform(Number);

/** A sender as `Name <address>` or as the address alone. */
const mailbox = /^(?:([^<>@\r\n]*[^<>@\s]) *<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/;

/** A name and an address for mail. */
export interface Mailbox {
  /** Empty for an address alone. */
  readonly name: string;
  readonly address: string;
}

const emailJsId = text(/^[\w-]{1,100}$/, 'an id of letters, digits, - and _');
const openIdPart = text(/^[\x21-\x7E]+$/, 'a text without spaces');

/** One entry per variable: what it takes, as its error says, and how it is read. */
export const environment = z.object({
  PORT: wholeNumber(5, 'a whole number from 0 to 65535', 0, 65_535).prefault('3000'),
  DATA_DIR: z
    .string()
    .transform((value) => resolve(value))
    .prefault('./.data'),
  DATABASE_URL: startsWith('postgres', 'postgresql'),
  PUBLIC_URL: address(
    'that starts with http:// or https:// and has no user, query or fragment',
    ({ protocol, username, password }, value) =>
      /^https?:$/.test(protocol) && username + password === '' && !/[?#]/.test(value),
  ).optional(),
  TOKEN_SECRET: z.string().min(MIN_SECRET, `at least ${MIN_SECRET} characters`).optional(),
  TRUST_PROXY: wholeNumber(1, 'the number of proxies in front of the server, from 0 to 9').prefault('0'),
  SMTP_URL: startsWith('smtp', 'smtps'),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'an address as CertCrest <hello@example.org>')
    .prefault(`CertCrest <${contact.email}>`)
    .transform((value): Mailbox => {
      const [, name = '', bracketed = '', bare = ''] = mailbox.exec(value) ?? [];
      return { name, address: bracketed || bare };
    }),
  PAYPAL_CLIENT_ID: text(/^[\x21-\x39\x3B-\x7E]+$/, 'an id without spaces and colons'),
  PAYPAL_CLIENT_SECRET: text(/^[\x21-\x7E]+$/, 'a secret without spaces'),
  PAYPAL_API_URL: service('https://api-m.paypal.com'),
  PAYPAL_WEBHOOK_ID: text(/^[A-Za-z0-9]{1,50}$/, 'an id of letters and digits'),
  PAYMENTS: z.enum(['wallet'], 'wallet').optional(),
  // Every browser may know all of EmailJS's settings. The origin goes into a content security policy.
  EMAILJS_SERVICE_ID: emailJsId,
  EMAILJS_TEMPLATE_ID: emailJsId,
  EMAILJS_FEEDBACK_TEMPLATE_ID: emailJsId,
  EMAILJS_PUBLIC_KEY: emailJsId,
  EMAILJS_ORIGIN: address(
    'without a path that starts with http:// or https://',
    ({ href, origin }) => href === `${origin}/` && /^https?:\/\/[\w.:[\]-]+$/.test(origin),
  ).prefault('https://api.emailjs.com'),
  GOOGLE_CLIENT_ID: openIdPart,
  GOOGLE_CLIENT_SECRET: openIdPart,
  GOOGLE_ISSUER: service('https://accounts.google.com'),
  SALESFORCE_CLIENT_ID: openIdPart,
  SALESFORCE_CLIENT_SECRET: openIdPart,
  SALESFORCE_ISSUER: service('https://login.salesforce.com'),
  DONATION_URL: startsWith('http', 'https'),
  CALLS_PER_CLIENT: wholeNumber(6, 'a whole number of calls a second, or 0 for any number').prefault('100'),
  MAX_LAG: wholeNumber(6, 'a whole number of milliseconds, or 0 for any time').prefault('500'),
  KEEP_DAYS: wholeNumber(4, 'a whole number of days from 2 to 9999', 2).prefault('30'),
  DRAIN_SECONDS: wholeNumber(3, 'a whole number of seconds up to 999').prefault('5'),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).prefault('info'),
});

/** The variables of this process, or of a test. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Accounts at services, by what their variables begin with: each is set up as a whole. */
export const accounts = ['PAYPAL_', 'EMAILJS_', 'GOOGLE_', 'SALESFORCE_'];

/** What an account can do without. */
const optional = /_(API_URL|WEBHOOK_ID|ORIGIN|ISSUER)$/;

/** What is missing of an account, as a sentence: with half of its settings it would silently count as none. */
export function gapIn(given: Environment, account: string): string | undefined {
  const names = Object.keys(environment.shape).filter((name) => name.startsWith(account));
  const set = names.find((name) => given[name] !== undefined);
  const missing = names.find((name) => given[name] === undefined && !optional.test(name));
  return set && missing && `${missing} is needed where ${set} is set, but is not set.`;
}

/** Wrong values that are not revealed. */
const secret = /_SECRET$|^PAYPAL_CLIENT_ID$/;

/** The first wrong variable, as a sentence. */
export function firstProblem(error: z.ZodError, given: Environment): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const value = given[name] ?? '';
  const shown = secret.test(name) ? 'another text' : JSON.stringify(withoutSecrets(value));
  const problem = name === 'TOKEN_SECRET' ? `has ${value.length}` : `is ${shown}`;
  return `${name} takes ${issue?.message}, but ${problem}.`;
}

/** A value as it may be printed: everything in an address that could be a user name or a password is masked. */
function withoutSecrets(value: string): string {
  return value
    .replace(/^(.*?\/\/)?.*@/s, '$1***@')
    .replaceAll(/(password=)[^&]*/gi, '$1***')
    .slice(0, 100);
}
