import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../config.ts';
import type { MailRow } from '../db/schema.ts';
import type { TemplateDeps } from './template.ts';
import { templateOf } from './templates/index.ts';

/** The message of a queued mail. Its Message-ID is the same at each try, so that mailboxes can tell a repeated one. */
export function compose(
  { id, recipient, template, data, created_at }: MailRow,
  from: Mailbox,
  deps: TemplateDeps,
): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    ...templateOf(template).render(JSON.parse(data), deps),
    from,
    // As an object it is taken for exactly one address, whatever is in it.
    to: { name: '', address: recipient },
    messageId: `<${id}@${domain}>`,
    date: new Date(created_at),
    // Keeps replies of the "I'm on holiday" kind away.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
