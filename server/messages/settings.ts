import * as z from 'zod';
import type { MailService } from '../../contract/configuration.ts';
import { settingsGap } from '../settingsGap.ts';

const id = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'an id of letters, digits, - and _')
  .optional();

/** The variables of the environment that make the settings. All of them are for every browser to know. */
export const emailJsEnvironment = z.object({
  EMAILJS_SERVICE_ID: id,
  EMAILJS_TEMPLATE_ID: id,
  EMAILJS_FEEDBACK_TEMPLATE_ID: id,
  EMAILJS_PUBLIC_KEY: id,
  EMAILJS_ORIGIN: z
    .string()
    .refine(isOrigin, 'an address without a path that starts with http:// or https://')
    .prefault('https://api.emailjs.com'),
});

const needed = [
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_FEEDBACK_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
] as const;

/** What is missing beside what is given, as a sentence. */
export function emailJsGap(given: Readonly<Record<string, string | undefined>>): string | undefined {
  return settingsGap(given, [...needed, 'EMAILJS_ORIGIN'], needed);
}

/** The settings, or undefined without an account. */
export function emailJsSettings(values: z.output<typeof emailJsEnvironment>): Required<MailService> | undefined {
  const { EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_FEEDBACK_TEMPLATE_ID, EMAILJS_PUBLIC_KEY } = values;
  if (
    EMAILJS_SERVICE_ID === undefined ||
    EMAILJS_TEMPLATE_ID === undefined ||
    EMAILJS_FEEDBACK_TEMPLATE_ID === undefined ||
    EMAILJS_PUBLIC_KEY === undefined
  )
    return undefined;
  return {
    serviceId: EMAILJS_SERVICE_ID,
    templateId: EMAILJS_TEMPLATE_ID,
    feedbackTemplateId: EMAILJS_FEEDBACK_TEMPLATE_ID,
    publicKey: EMAILJS_PUBLIC_KEY,
    origin: new URL(values.EMAILJS_ORIGIN).origin,
  };
}

/** Whether an address is an origin and nothing more, in characters that mean nothing in a policy for browsers. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { href, origin } = new URL(value);
  return href === `${origin}/` && /^https?:\/\/[\w.:[\]-]+$/.test(origin);
}
