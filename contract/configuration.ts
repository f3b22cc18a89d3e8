import * as z from 'zod/mini';

/** How messages to the site's people travel: EmailJS's account and templates, or our own server's stand-in for it. */
export const mailService = z.object({
  serviceId: z.string(),
  /** The template of the contact form. */
  templateId: z.string(),
  feedbackTemplateId: z.string(),
  publicKey: z.string(),
  /** Where the service answers, without a slash at its end; without it, where the page itself comes from. */
  origin: z.optional(z.string()),
});
export type MailService = z.output<typeof mailService>;

/** What a browser needs to know of how its server is set up. Every page carries it, so that one build serves them all. */
export const configuration = z.object({
  /** Address of the site, without a slash at its end. */
  publicUrl: z.string(),
  /** Where supporters may give; without it the contact page takes their message. */
  donationUrl: z.optional(z.string()),
  mailService,
});
export type Configuration = z.output<typeof configuration>;

/** Id of the element that carries the configuration, as JSON. */
export const configurationElement = 'configuration';

/** What our own server calls itself in EmailJS's protocol. */
export const ownMailService: MailService = {
  serviceId: 'certcrest',
  templateId: 'contact',
  feedbackTemplateId: 'feedback',
  publicKey: 'certcrest',
};

/** Stands in built pages where the server writes the site's address. */
export const PUBLIC_URL_MARK = '%PUBLIC_URL%';

/** Stands in built pages where the server writes the configuration's element. */
export const CONFIGURATION_MARK = '<!--configuration-->';
