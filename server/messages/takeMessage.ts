import * as z from 'zod/mini';
import { contact } from '../../content/site.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { contactMessage, feedback } from '../../contract/messages.ts';
import { normalizeEmail } from '../account/email.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/apiError.ts';
import type { Limiter } from '../limits/limiter.ts';
import { queueMail, type QueuedMail } from '../mail/queueMail.ts';
import { checkSize } from './attachment.ts';
import { cleanLine, cleanLines } from './cleanText.ts';
import type { EmailCall } from './emailCall.ts';

/** What taking messages works with. */
export interface MessageDeps {
  readonly db: Database;
  readonly limiter: Limiter;
  /** Called when a mail has been queued. */
  readonly onMailQueued: () => void;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
}

/** Characters that end an address, or mean something beside it, in the header of a mail. */
const unfitForAddress = /[\p{C}()<>[\]:;,\\"]/u;

/**
 * Queues a message as a mail to the people behind the site. Throws what the contract has against it, and
 * `tooManyRequests` for a writer who sends too many.
 */
export async function takeMessage({ db, limiter, onMailQueued, now }: MessageDeps, call: EmailCall): Promise<void> {
  const mail = call.template === 'contact' ? contactMail(call) : feedbackMail(call);
  if (unfitForAddress.test(mail.data.email)) throw new ApiError({ status: 400, error: 'Invalid email format.' });
  await limiter.countTarget('sendMessage', normalizeEmail(mail.data.email));
  await tx(db, (trx) => queueMail(trx, { to: contact.email, ...mail }, now()));
  onMailQueued();
}

type Mail<N extends 'contactMessage' | 'feedbackMessage'> = Pick<QueuedMail<N>, 'template' | 'data'>;

function contactMail({ params, files }: EmailCall): Mail<'contactMessage'> {
  const { name, email, subject, message } = checked(contactMessage, params);
  checkSize(files);
  const data = { name: cleanLine(name), email, subject: cleanLine(subject), message: cleanLines(message), files };
  return { template: 'contactMessage', data };
}

function feedbackMail({ params }: EmailCall): Mail<'feedbackMessage'> {
  const { email, message } = checked(feedback, params);
  return { template: 'feedbackMessage', data: { email, message: cleanLines(message) } };
}

/** The parameters as a schema gives them. Throws the first text that the contract has for what is wrong. */
function checked<S extends z.ZodMiniType>(schema: S, params: unknown): z.output<S> {
  const { invalidRequest } = commonRefusals;
  const { success, data, error } = z.safeParse(schema, params, { error: () => invalidRequest.error });
  if (success) return data;
  throw new ApiError({ ...invalidRequest, error: error.issues[0]?.message ?? invalidRequest.error });
}
