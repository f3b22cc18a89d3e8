import * as z from 'zod/mini';
import { letter } from './letter.ts';
import { defineTemplate, type MailContent } from './template.ts';

/** A file of a message, as it is stored until the mail is sent. */
const attachment = z.object({
  name: z.string(),
  /** A media type without parameters. */
  type: z.string(),
  /** In base64. */
  content: z.string(),
});
export type Attachment = z.output<typeof attachment>;

const contactData = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  files: z.readonly(z.array(attachment)),
});

/** A message of the contact form, for the people behind the site. */
export const contactMessage = defineTemplate(contactData, ({ name, email, subject, message, files }) => {
  const writer = name === '' ? email : `${name} (${email})`;
  const names = files.map((file) => file.name).join(', ');
  return {
    // Names its source, so that no one takes a stranger's words for the site's own.
    ...letter(`Contact form: ${subject === '' ? 'no subject' : subject}`, [
      `${writer} wrote:`,
      { quote: message },
      ...(names === '' ? [] : [`Files, which nobody has looked at: ${names}`]),
      replyHint(email),
    ]),
    ...replyTo(email),
    attachments: files.map((file) => ({
      filename: file.name,
      contentType: file.type,
      content: Buffer.from(file.content, 'base64'),
    })),
  };
});

/** Feedback on the site, for the people behind it. */
export const feedbackMessage = defineTemplate(
  // Mails that were queued before it was sent have no `about`.
  z.object({ email: z.string(), message: z.string(), about: z._default(z.array(z.string()), []) }),
  ({ email, message, about }) => ({
    ...letter(`Feedback from ${email}`, [
      `${email} wrote:`,
      { quote: message },
      ...(about.length === 0 ? [] : [`They were looking at: ${about.join(', ')}`]),
      replyHint(email),
    ]),
    ...replyTo(email),
  }),
);

const replyHint = (email: string) => `Answer to ${email}. Nobody has checked that this is the writer’s address.`;

/**
 * Makes replies go to an address. Not where its part before the @ is not ASCII, as many mail servers refuse such a
 * header, and the mail with it.
 */
function replyTo(address: string): Pick<MailContent, 'replyTo'> {
  return /^[\x21-\x7E]+@/.test(address) ? { replyTo: { name: '', address } } : {};
}
