import type { IdProvider } from './idProviders.ts';

/**
 * How messages to the site's people are sent: EmailJS's account and templates, or our own server's replacement for it.
 */
export interface MailService {
  readonly serviceId: string;
  /** The template of the contact form. */
  readonly templateId: string;
  readonly feedbackTemplateId: string;
  readonly publicKey: string;
  /** Origin of the service; without it, the page's own origin. */
  readonly origin?: string;
}

/** What a browser needs to know of its server's configuration. Every page contains it, so that one build fits all. */
export interface Configuration {
  /** Address of the site, without a slash at its end. */
  readonly publicUrl: string;
  /** Where supporters may donate; without it the contact page takes their message. */
  readonly donationUrl?: string;
  readonly mailService: MailService;
  /** The identity providers that can replace a password; without it none. */
  readonly idProviders?: readonly IdProvider[];
  /** Payments go to the built-in wallet: no one is charged. */
  readonly isTestMode?: boolean;
}

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
