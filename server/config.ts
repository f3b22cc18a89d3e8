import { resolve } from 'node:path';
import * as z from 'zod';
import { contact } from '../content/site.ts';
import { KnownFailure } from './knownFailure.ts';
import { openIdEnvironment, openIdGap, openIdSettings } from './openIdSettings.ts';
import {
  emailJsEnvironment,
  emailJsGap,
  emailJsSettings,
  payPalEnvironment,
  payPalGap,
  payPalSettings,
} from './serviceSettings.ts';

/** An environment variable has a value that the server can't use. */
export class ConfigError extends KnownFailure {
  override name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The minimum length of a secret, in characters. */
export const MIN_SECRET = 32;

/** An address with one of two protocols, such as `http` and `https`; `isRight` checks it further. */
const address = (one: string, other: string, isRight: (url: URL) => boolean = () => true) =>
  z.string().refine((value) => {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    return [`${one}:`, `${other}:`].includes(url.protocol) && isRight(url);
  }, `an address that starts with ${one}:// or ${other}://`);

/** A whole number in at most so many digits; `isRight` checks it further. */
const wholeNumber = (digits: number, what: string, isRight: (value: number) => boolean = () => true) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && value.length <= digits && isRight(Number(value)), what)
    .transform(Number);

/** Whether an address can be that of the site: others are made by appending paths to it, and everyone reads them. */
function isSite(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username + password === '' && !/[?#]/.test(value);
}

/** A sender as `Name <address>` or as the address alone. */
const mailbox = /^(?:([^<>@\r\n]*[^<>@\s]) *<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/;

/** A name and an address for mail. */
export interface Mailbox {
  /** Empty for an address alone. */
  readonly name: string;
  readonly address: string;
}

/** One entry per variable: what it takes, as its error says, and how it is read. */
const environment = z.object({
  PORT: wholeNumber(5, 'a whole number from 0 to 65535', (port) => port <= 65_535).prefault('3000'),
  DATA_DIR: z
    .string()
    .transform((value) => resolve(value))
    .prefault('./.data'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  PUBLIC_URL: z
    .string()
    .refine(isSite, 'an address that starts with http:// or https:// and has no user, query or fragment')
    .optional(),
  TOKEN_SECRET: z.string().min(MIN_SECRET, `at least ${MIN_SECRET} characters`).optional(),
  TRUST_PROXY: wholeNumber(1, 'the number of proxies in front of the server, from 0 to 9').prefault('0'),
  SMTP_URL: address('smtp', 'smtps', ({ hostname }) => hostname !== '').optional(),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'an address as CertCrest <hello@example.org>')
    .prefault(`CertCrest <${contact.email}>`)
    .transform((value): Mailbox => {
      const [, name = '', bracketed = '', bare = ''] = mailbox.exec(value) ?? [];
      return { name, address: bracketed || bare };
    }),
  ...payPalEnvironment.shape,
  ...emailJsEnvironment.shape,
  ...openIdEnvironment.shape,
  PAYMENTS: z.enum(['wallet'], 'wallet').optional(),
  DONATION_URL: address('http', 'https').optional(),
  CALLS_PER_CLIENT: wholeNumber(6, 'a whole number of calls a second, or 0 for any number').prefault('100'),
  MAX_LAG: wholeNumber(6, 'a whole number of milliseconds, or 0 for any time').prefault('500'),
  KEEP_DAYS: wholeNumber(4, 'a whole number of days from 2 to 9999', (days) => days >= 2).prefault('30'),
  DRAIN_SECONDS: wholeNumber(3, 'a whole number of seconds up to 999').prefault('5'),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).prefault('info'),
});

/** The configuration of this server. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

function toConfig(values: z.output<typeof environment>) {
  return {
    /** TCP port; 0 takes any free one. */
    port: values.PORT,
    /** Absolute path of the folder for everything the server stores. */
    dataDir: values.DATA_DIR,
    /** Address of a PostgreSQL server; without it the database is a file in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Address under which browsers reach this server, without a slash at its end. */
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    /** Signs tokens; without it one is created and kept in `dataDir`. Servers that share a database must share it. */
    tokenSecret: values.TOKEN_SECRET,
    /**
     * How many proxies are in front, each of which adds its caller's address to `X-Forwarded-For`. With too small a
     * number every client looks like the proxy; with too large a number a client can pretend to have any address.
     */
    trustProxy: values.TRUST_PROXY,
    /** Address of a mail server; without it mails are files in `dataDir`. */
    smtpUrl: values.SMTP_URL,
    /** The sender of mails. */
    mailFrom: values.MAIL_FROM,
    /** Where payments are taken; without it the built-in wallet is used, and no one is charged. */
    paypal: payPalSettings(values),
    /** Whether someone has said that the wallet is to be used. */
    isWalletMeant: values.PAYMENTS === 'wallet',
    /** Accepts messages to the site's people; without it this server does, and sends them as mails. */
    emailJs: emailJsSettings(values),
    /** The identity providers that can replace a password. */
    openId: openIdSettings(values),
    /** Where supporters may donate; without it the contact page takes their message. */
    donationUrl: values.DONATION_URL,
    /** API calls a second that one client may make, on average; 0 for any number. */
    callsPerClient: values.CALLS_PER_CLIENT,
    /** How late timers may be, on average and in milliseconds, before requests are refused; 0 for any time. */
    maxLag: values.MAX_LAG,
    /** How long orders that no one has paid, their payments and mails in the outbox are kept. */
    keepDays: values.KEEP_DAYS,
    /** For how long a server that was told to end still takes requests, so that no one sends one in vain. */
    drainSeconds: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}

/** Reads the configuration. An empty variable counts as unset. Throws `ConfigError` for the first wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) throw new ConfigError(firstProblem(result.error, given));
  const gap = payPalGap(given) ?? emailJsGap(given) ?? openIdGap(given);
  if (gap !== undefined) throw new ConfigError(gap);
  return toConfig(result.data);
}

/**
 * Reads the configuration of a server that is to start. Throws `ConfigError`, also where a real site would give its
 * exams away because its payment account was forgotten.
 */
export function readServerConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = readConfig(env);
  if (config.isWalletMeant && config.paypal) {
    throw new ConfigError('PAYMENTS is wallet, but PAYPAL_CLIENT_ID is set: unset one of them.');
  }
  if (env['NODE_ENV'] === 'production' && !config.paypal && !config.isWalletMeant) {
    throw new ConfigError(
      'NODE_ENV is production, but there is no payment account: set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET, ' +
        'or PAYMENTS=wallet where nobody is to be charged.',
    );
  }
  return config;
}

/** How a wrong secret is described without revealing it. */
const secrets: Readonly<Record<string, (value: string) => string>> = {
  TOKEN_SECRET: (value) => `has ${value.length}`,
  PAYPAL_CLIENT_ID: () => 'is another text',
  PAYPAL_CLIENT_SECRET: () => 'is another text',
  GOOGLE_CLIENT_SECRET: () => 'is another text',
  SALESFORCE_CLIENT_SECRET: () => 'is another text',
};

function firstProblem(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const value = given[name] ?? '';
  const problem = secrets[name]?.(value) ?? `is ${JSON.stringify(withoutSecrets(value))}`;
  return `${name} takes ${issue?.message}, but ${problem}.`;
}

/** A value as it may be printed: everything in an address that could be a user name or a password is masked. */
function withoutSecrets(value: string): string {
  return value
    .replace(/^(.*?\/\/)?.*@/s, '$1***@')
    .replaceAll(/(password=)[^&]*/gi, '$1***')
    .slice(0, 100);
}
