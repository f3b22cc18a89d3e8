import * as z from 'zod/mini';
import { attachment } from '../../messages/attachment.ts';
import { answersTo } from '../answersTo.ts';
import { letter } from '../letter.ts';
import { defineTemplate } from '../template.ts';

const contactData = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  files: z.readonly(z.array(attachment)),
});

/** What somebody wrote in the contact form, for the people behind the site. */
export const contactMessage = defineTemplate(contactData, ({ name, email, subject, message, files }) => {
  const writer = name === '' ? email : `${name} (${email})`;
  const names = files.map((file) => file.name).join(', ');
  return {
    // Says where it comes from, so that nobody takes a stranger's words for the site's own.
    ...letter(`Contact form: ${subject === '' ? 'no subject' : subject}`, [
      `${writer} wrote:`,
      { quote: message },
      ...(names === '' ? [] : [`Files, which nobody has looked at: ${names}`]),
      `Answer to ${email}. Nobody has checked that this is the writer’s address.`,
    ]),
    ...answersTo(email),
    attachments: files.map((file) => ({
      filename: file.name,
      contentType: file.type,
      content: Buffer.from(file.content, 'base64'),
    })),
  };
});
