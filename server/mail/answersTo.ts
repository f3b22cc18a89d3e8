import type { MailContent } from './template.ts';

/**
 * Has answers to a mail go to an address. Where what stands before the @ is not ASCII they don't, as many a mail server
 * refuses such a header, and the mail with it.
 */
export function answersTo(address: string): Pick<MailContent, 'replyTo'> {
  return /^[\x21-\x7E]+@/.test(address) ? { replyTo: { name: '', address } } : {};
}
