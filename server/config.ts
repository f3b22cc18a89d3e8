import { resolve } from 'node:path';
import * as z from 'zod';
import { contact } from '../content/site.ts';
import type { MailService } from '../contract/configuration.ts';
import { KnownFailure } from './knownFailure.ts';
import { emailJsEnvironment, emailJsGap, emailJsSettings } from './messages/settings.ts';
import { payPalEnvironment, payPalGap, type PayPalSettings, payPalSettings } from './payments/paypal/settings.ts';

/** A setting of the environment holds a value that the server can't use. */
export class ConfigError extends KnownFailure {
  override name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const urlOf = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** The least length of a secret, in characters. */
export const MIN_SECRET = 32;

/** What is wrong with a secret is told without telling it. */
const secrets: Readonly<Record<string, (value: string) => string>> = {
  TOKEN_SECRET: (value) => `has ${value.length}`,
  PAYPAL_CLIENT_ID: () => 'is another text',
  PAYPAL_CLIENT_SECRET: () => 'is another text',
};

/** A sender as `Name <address>` or as the address alone. */
const mailbox = /^(?:([^<>@\r\n]*[^<>@\s]) *<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/;

/** One entry per variable: what it takes, said in its error, and how it is read. */
const environment = z.object({
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'a whole number from 0 to 65535')
    .transform(Number)
    .prefault('3000'),
  DATA_DIR: z
    .string()
    .transform((value) => resolve(value))
    .prefault('./.data'),
  DATABASE_URL: z
    .string()
    .refine(urlOf(['postgres:', 'postgresql:']), 'an address that starts with postgres:// or postgresql://')
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(urlOf(['http:', 'https:']), 'an address that starts with http:// or https://')
    .optional(),
  TOKEN_SECRET: z.string().min(MIN_SECRET, `at least ${MIN_SECRET} characters`).optional(),
  TRUST_PROXY: z
    .string()
    .refine((value) => /^\d$/.test(value), 'the number of proxies in front of the server, from 0 to 9')
    .transform(Number)
    .prefault('0'),
  SMTP_URL: z
    .string()
    .refine(
      (value) => urlOf(['smtp:', 'smtps:'])(value) && new URL(value).hostname !== '',
      'an address that starts with smtp:// or smtps://',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'an address as CertCrest <hello@example.org>')
    .prefault(`CertCrest <${contact.email}>`)
    .transform(toMailbox),
  ...payPalEnvironment.shape,
  ...emailJsEnvironment.shape,
  DONATION_URL: z
    .string()
    .refine(urlOf(['http:', 'https:']), 'an address that starts with http:// or https://')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).prefault('info'),
});

/** A name and an address for mail. */
export interface Mailbox {
  /** Empty for an address alone. */
  readonly name: string;
  readonly address: string;
}

/** How this server is set up. */
export interface Config {
  /** TCP port; 0 takes any free one. */
  readonly port: number;
  /** Absolute path of the folder for everything the server keeps. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server; without it the database is a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Address under which browsers reach this server, without a slash at its end. */
  readonly publicUrl: string;
  /** What signs tokens; without it one is made and kept in `dataDir`. Servers that share a database must share it. */
  readonly tokenSecret: string | undefined;
  /**
   * How many proxies stand in front, each of which adds the address that it was called from to `X-Forwarded-For`.
   * With too few every client looks like the proxy; with too many a client can give itself any address.
   */
  readonly trustProxy: number;
  /** Address of a mail server; without it mails are files in `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** Whom mails come from. */
  readonly mailFrom: Mailbox;
  /** Where payments are taken; without it the built-in wallet stands in, and nobody is charged. */
  readonly paypal: PayPalSettings | undefined;
  /** What takes messages to the site's people; without it this server does, and makes mails of them. */
  readonly emailJs: Required<MailService> | undefined;
  /** Where supporters may give; without it the contact page takes their message. */
  readonly donationUrl: string | undefined;
  readonly logLevel: (typeof logLevels)[number];
}

/** Reads the configuration. An empty variable counts as unset. Throws `ConfigError` for the first wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) throw new ConfigError(firstProblem(result.error, given));
  const gap = payPalGap(given) ?? emailJsGap(given);
  if (gap !== undefined) throw new ConfigError(gap);
  const { PORT, DATA_DIR, DATABASE_URL, PUBLIC_URL, TOKEN_SECRET, TRUST_PROXY, SMTP_URL, MAIL_FROM } = result.data;
  return {
    port: PORT,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    tokenSecret: TOKEN_SECRET,
    trustProxy: TRUST_PROXY,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    paypal: payPalSettings(result.data),
    emailJs: emailJsSettings(result.data),
    donationUrl: result.data.DONATION_URL,
    logLevel: result.data.LOG_LEVEL,
  };
}

function toMailbox(value: string): Mailbox {
  const [, name = '', address = '', bare = ''] = mailbox.exec(value) ?? [];
  return { name, address: address || bare };
}

function firstProblem(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const value = given[name] ?? '';
  const problem = secrets[name]?.(value) ?? `is ${JSON.stringify(withoutSecrets(value))}`;
  return `${name} takes ${issue?.message}, but ${problem}.`;
}

/** A value as it may be printed: whatever could be a user name or a password in an address is masked. */
function withoutSecrets(value: string): string {
  return value
    .replace(/^(.*?\/\/)?.*@/s, '$1***@')
    .replaceAll(/(password=)[^&]*/gi, '$1***')
    .slice(0, 100);
}
