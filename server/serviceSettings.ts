import * as z from 'zod';
import type { MailService } from '../contract/configuration.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What is missing, as a sentence: an incomplete group of settings would silently count as none. Undefined where none of
 * `names` is set, or all of `needed`, which are some of them.
 */
export function settingsGap(
  given: Environment,
  names: readonly string[],
  needed: readonly string[],
): string | undefined {
  const set = names.find((name) => given[name] !== undefined);
  const missing = needed.find((name) => given[name] === undefined);
  return set && missing && `${missing} is needed where ${set} is set, but is not set.`;
}

/** The environment variables of PayPal's settings. The client's id and secret must not be printed. */
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

/** What is missing of PayPal's settings, as a sentence: with half an account the wallet would silently be used. */
export function payPalGap(given: Environment): string | undefined {
  return settingsGap(given, Object.keys(payPalEnvironment.shape), ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET']);
}

/** PayPal's settings, or undefined without an account. */
export function payPalSettings(values: z.output<typeof payPalEnvironment>) {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return {
    clientId,
    clientSecret,
    /** Address of PayPal's API, without a slash at its end. */
    apiUrl: values.PAYPAL_API_URL.replace(/\/+$/, ''),
    /** Id of the webhook at PayPal that leads here; without it no message to the webhook is trusted. */
    webhookId: values.PAYPAL_WEBHOOK_ID,
  };
}

/** Access to a PayPal account. */
export type PayPalSettings = Readonly<NonNullable<ReturnType<typeof payPalSettings>>>;

/** Whether paths can be appended to an address, and no one else can read what is sent there. */
export function isApiUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  if (username + password + search + hash !== '') return false;
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

const emailJsId = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'an id of letters, digits, - and _')
  .optional();

/** The environment variables of EmailJS's settings. Every browser may know all of them. */
export const emailJsEnvironment = z.object({
  EMAILJS_SERVICE_ID: emailJsId,
  EMAILJS_TEMPLATE_ID: emailJsId,
  EMAILJS_FEEDBACK_TEMPLATE_ID: emailJsId,
  EMAILJS_PUBLIC_KEY: emailJsId,
  EMAILJS_ORIGIN: z
    .string()
    .refine(isOrigin, 'an address without a path that starts with http:// or https://')
    .prefault('https://api.emailjs.com'),
});

/** What is missing of EmailJS's settings, as a sentence. */
export function emailJsGap(given: Environment): string | undefined {
  const names = Object.keys(emailJsEnvironment.shape);
  return settingsGap(
    given,
    names,
    names.filter((name) => name !== 'EMAILJS_ORIGIN'),
  );
}

/** EmailJS's settings, or undefined without an account. */
export function emailJsSettings(values: z.output<typeof emailJsEnvironment>): Required<MailService> | undefined {
  const serviceId = values.EMAILJS_SERVICE_ID;
  const templateId = values.EMAILJS_TEMPLATE_ID;
  const feedbackTemplateId = values.EMAILJS_FEEDBACK_TEMPLATE_ID;
  const publicKey = values.EMAILJS_PUBLIC_KEY;
  if (!serviceId || !templateId || !feedbackTemplateId || !publicKey) return undefined;
  return { serviceId, templateId, feedbackTemplateId, publicKey, origin: new URL(values.EMAILJS_ORIGIN).origin };
}

/** Whether an address is an origin and nothing more, in characters without a meaning in a content security policy. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { href, origin } = new URL(value);
  return href === `${origin}/` && /^https?:\/\/[\w.:[\]-]+$/.test(origin);
}
