import * as z from 'zod';
import { settingsGap } from '../../settingsGap.ts';

/** Access to a PayPal account. */
export interface PayPalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of PayPal's API, without a slash at its end. */
  readonly apiUrl: string;
  /** Id of the webhook at PayPal that leads here; without it no message to the webhook is believed. */
  readonly webhookId: string | undefined;
}

/** The variables of the environment that make the settings. The client's id and secret may not be printed. */
export const payPalEnvironment = z.object({
  PAYPAL_CLIENT_ID: z
    .string()
    .regex(/^[\x21-\x39\x3B-\x7E]+$/, 'an id without spaces and colons')
    .optional(),
  PAYPAL_CLIENT_SECRET: z
    .string()
    .regex(/^[\x21-\x7E]+$/, 'a secret without spaces')
    .optional(),
  PAYPAL_API_URL: z
    .string()
    .refine(isApiUrl, 'an address that starts with https://, or with http:// where it is on this machine')
    .prefault('https://api-m.paypal.com'),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{1,50}$/, 'an id of letters and digits')
    .optional(),
});

const names = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_API_URL', 'PAYPAL_WEBHOOK_ID'] as const;

/** What is missing beside what is given, as a sentence: half an account would quietly sell by the wallet. */
export function payPalGap(given: Readonly<Record<string, string | undefined>>): string | undefined {
  return settingsGap(given, names, names.slice(0, 2));
}

/** The settings, or undefined without an account. */
export function payPalSettings(values: z.output<typeof payPalEnvironment>): PayPalSettings | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_API_URL, PAYPAL_WEBHOOK_ID } = values;
  if (PAYPAL_CLIENT_ID === undefined || PAYPAL_CLIENT_SECRET === undefined) return undefined;
  return {
    clientId: PAYPAL_CLIENT_ID,
    clientSecret: PAYPAL_CLIENT_SECRET,
    apiUrl: PAYPAL_API_URL.replace(/\/+$/, ''),
    webhookId: PAYPAL_WEBHOOK_ID,
  };
}

/** Whether paths can be put behind an address, and nobody else can read what is sent there. */
function isApiUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  if (username + password + search + hash !== '') return false;
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}
