import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { contact } from '../../content/site.ts';
import { emailPath, feedbackParams } from '../../contract/emailjs.ts';
import { ATTACHMENT_BYTES, contactMessage, feedback } from '../../contract/messages.ts';
import type { AccountDeps } from '../account/auth.ts';
import { normalizeEmail } from '../account/users.ts';
import { tx } from '../db/tx.ts';
import { ApiError, invalid, sendErrorAsText } from '../http/errors.ts';
import { validate } from '../http/route.ts';
import { type QueuedMail, queueMail } from '../mail/queue.ts';
import { cleanLine, cleanLines } from './cleanText.ts';
import { type EmailCall, readSend } from './emailCall.ts';
import { knownFile } from './knownFile.ts';

type MessageDeps = Pick<AccountDeps, 'db' | 'limiter' | 'onMailQueued' | 'now'>;

/** Characters that end an address, or have a meaning beside it, in the header of a mail. */
const unsafeInAddress = /[\p{C}()<>[\]:;,\\"]/u;

/**
 * Queues a message as a mail to the people behind the site. Throws the contract's refusals, and `tooManyRequests` for a
 * writer who sends too many.
 */
async function queueMessage({ db, limiter, onMailQueued, now }: MessageDeps, call: EmailCall): Promise<void> {
  const mail = call.template === 'contact' ? await contactMail(call) : feedbackMail(call);
  if (unsafeInAddress.test(mail.data.email)) throw invalid('Invalid email format.');
  await limiter.countTarget('sendMessage', normalizeEmail(mail.data.email));
  await tx(db, (trx) => queueMail(trx, { to: contact.email, ...mail }, now()));
  onMailQueued();
}

type Mail<N extends 'contactMessage' | 'feedbackMessage'> = Pick<QueuedMail<N>, 'template' | 'data'>;

async function contactMail({ params, files }: EmailCall): Promise<Mail<'contactMessage'>> {
  const { name, email, subject, message } = validated(contactMessage, params);
  const bytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content, 'base64'), 0);
  if (bytes > ATTACHMENT_BYTES) throw new ApiError({ status: 413, code: 'requestTooLarge', error: tooLarge });
  const texts = { name: cleanLine(name), email, subject: cleanLine(subject), message: cleanLines(message) };
  return { template: 'contactMessage', data: { ...texts, files: await Promise.all(files.map(knownFile)) } };
}

function feedbackMail({ params }: EmailCall): Mail<'feedbackMessage'> {
  const { email, message } = validated(feedback, params);
  const { exam, question } = validated(feedbackParams, params);
  const about = [exam, question].filter((id) => id !== undefined).map(cleanLine);
  return { template: 'feedbackMessage', data: { email, message: cleanLines(message), about } };
}

function validated<S extends z.ZodMiniType>(schema: S, params: unknown): z.output<S> {
  const result = validate(schema, params);
  if ('error' in result) throw result.error;
  return result.value;
}

const tooLarge = `Attachments can be at most ${ATTACHMENT_BYTES / 1024 / 1024} MB in total.`;

/** The files of a message in base64, and 64 KB for its texts, its files' names and everything else. */
const BODY_LIMIT = Math.ceil(ATTACHMENT_BYTES / 3) * 4 + 64 * 1024;

/**
 * EmailJS's call, with responses in plain text as EmailJS sends them: each message becomes a mail to the people behind
 * the site. The call is EmailJS's and not the contract's.
 */
export async function messageRoutes(app: FastifyInstance, deps: MessageDeps): Promise<void> {
  app.setErrorHandler(sendErrorAsText);
  // Before the body is read, as it may be large.
  app.addHook('onRequest', (request) => deps.limiter.countClient('sendMessage', request));

  app.removeContentTypeParser('text/plain');
  app.post(emailPath, { bodyLimit: BODY_LIMIT }, async ({ body }) => {
    await queueMessage(deps, readSend(body));
    return 'OK';
  });
}
