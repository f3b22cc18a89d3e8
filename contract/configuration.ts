import * as z from 'zod/mini';

/** How messages to the site's people are sent: EmailJS's account and templates, or our own server's replacement for it. */
export const mailService = z.object({
  serviceId: z.string(),
  /** The template of the contact form. */
  templateId: z.string(),
  feedbackTemplateId: z.string(),
  publicKey: z.string(),
  /** Origin of the service; without it, the page's own origin. */
  origin: z.optional(z.string()),
});
export type MailService = z.output<typeof mailService>;

/** What a browser needs to know of its server's configuration. Every page contains it, so that one build fits all. */
export const configuration = z.object({
  /** Address of the site, without a slash at its end. */
  publicUrl: z.string(),
  /** Where supporters may donate; without it the contact page takes their message. */
  donationUrl: z.optional(z.string()),
  mailService,
});
export type Configuration = z.output<typeof configuration>;

/** Id of the element that carries the configuration, as JSON. */
export const configurationElement = 'configuration';

/** The ids of our own server in EmailJS's protocol. */
export const ownMailService: MailService = {
  serviceId: 'certcrest',
  templateId: 'contact',
  feedbackTemplateId: 'feedback',
  publicKey: 'certcrest',
};

/** Placeholder in built pages for the site's address. */
export const PUBLIC_URL_MARK = '%PUBLIC_URL%';

/** Placeholder in built pages for the configuration's element. */
export const CONFIGURATION_MARK = '<!--configuration-->';
