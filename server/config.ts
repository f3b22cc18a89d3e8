import type * as z from 'zod';
import { type Configuration, type MailService, ownMailService } from '../contract/configuration.ts';
import { type IdProvider, idProvider } from '../contract/idProviders.ts';
import { accounts, type Environment, environment, firstProblem, gapIn } from './environment.ts';
import { KnownFailure } from './knownFailure.ts';

export interface PayPalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of PayPal's API, without a slash at its end. */
  readonly apiUrl: string;
  /** Id of the webhook at PayPal that leads here; without it no message to the webhook is trusted. */
  readonly webhookId: string | undefined;
}

/** How this site is known to an identity provider. */
export interface OpenIdSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the provider, under which it says how it is spoken to. */
  readonly issuer: string;
}

type Values = z.output<typeof environment>;

export type Config = Readonly<ReturnType<typeof toConfig>>;

function toConfig(values: Values) {
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
    mailFrom: values.MAIL_FROM,
    /** Where payments are taken; without it the built-in wallet is used, and no one is charged. */
    paypal: payPalOf(values),
    /** Whether someone has said that the wallet is to be used. */
    isWalletMeant: values.PAYMENTS === 'wallet',
    /** Accepts messages to the site's people; without it this server does, and sends them as mails. */
    emailJs: emailJsOf(values),
    /** The identity providers that can replace a password. */
    openId: openIdOf(values),
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

function payPalOf(values: Values): PayPalSettings | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = values;
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, apiUrl: values.PAYPAL_API_URL.replace(/\/+$/, ''), webhookId };
}

function emailJsOf(values: Values): Required<MailService> | undefined {
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId, EMAILJS_PUBLIC_KEY: publicKey } = values;
  const feedbackTemplateId = values.EMAILJS_FEEDBACK_TEMPLATE_ID;
  if (!serviceId || !templateId || !feedbackTemplateId || !publicKey) return undefined;
  return { serviceId, templateId, feedbackTemplateId, publicKey, origin: new URL(values.EMAILJS_ORIGIN).origin };
}

function openIdOf(values: Values): Partial<Record<IdProvider, OpenIdSettings>> {
  const settings = (clientId: string | undefined, clientSecret: string | undefined, issuer: string) =>
    clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined;
  const google = settings(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET, values.GOOGLE_ISSUER);
  const salesforce = settings(values.SALESFORCE_CLIENT_ID, values.SALESFORCE_CLIENT_SECRET, values.SALESFORCE_ISSUER);
  return { ...(google && { google }), ...(salesforce && { salesforce }) };
}

/** Reads the configuration. An empty variable counts as unset. Throws `KnownFailure` for the first wrong one. */
export function readConfig(env: Environment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) throw new KnownFailure(firstProblem(result.error, given));
  const gap = accounts.map((account) => gapIn(given, account)).find((found) => found !== undefined);
  if (gap !== undefined) throw new KnownFailure(gap);
  return toConfig(result.data);
}

/**
 * Reads the configuration of a server that is to start. Throws `KnownFailure`, also where a real site would give its
 * exams away because its payment account was forgotten.
 */
export function readServerConfig(env: Environment): Config {
  const config = readConfig(env);
  if (config.isWalletMeant && config.paypal) {
    throw new KnownFailure('PAYMENTS is wallet, but PAYPAL_CLIENT_ID is set: unset one of them.');
  }
  if (env['NODE_ENV'] === 'production' && !config.paypal && !config.isWalletMeant) {
    throw new KnownFailure(
      'NODE_ENV is production, but there is no payment account: set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET, ' +
        'or PAYMENTS=wallet where nobody is to be charged.',
    );
  }
  return config;
}

/** The part of this server's configuration that every browser may know. */
export function browserConfiguration({
  publicUrl,
  donationUrl,
  emailJs,
  openId,
  paypal,
}: Pick<Config, 'publicUrl' | 'donationUrl' | 'emailJs' | 'openId' | 'paypal'>): Configuration {
  const idProviders = idProvider.options.filter((name) => openId[name]);
  return {
    publicUrl,
    ...(donationUrl !== undefined && { donationUrl }),
    mailService: emailJs ?? ownMailService,
    ...(idProviders.length > 0 && { idProviders }),
    ...(!paypal && { isTestMode: true }),
  };
}
