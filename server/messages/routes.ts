import type { FastifyInstance } from 'fastify';
import { emailPath } from '../../contract/emailjs.ts';
import { ATTACHMENT_BYTES } from '../../contract/messages.ts';
import { sendErrorAsText } from '../http/errors.ts';
import { readSend } from './emailCall.ts';
import { type MessageDeps, queueMessage } from './queueMessage.ts';

/** The files of a message in base64, and 64 KB for its texts, its files' names and everything else. */
const BODY_LIMIT = Math.ceil(ATTACHMENT_BYTES / 3) * 4 + 64 * 1024;

/**
 * EmailJS's call, with responses in plain text as EmailJS sends them: each message becomes a mail to the people behind
 * the site. The call is EmailJS's and not the contract's, so the OpenAPI document leaves it out.
 */
export async function messageRoutes(app: FastifyInstance, deps: MessageDeps): Promise<void> {
  app.setErrorHandler(sendErrorAsText);
  // Before the body is read, as it may be large.
  app.addHook('onRequest', (request) => deps.limiter.countClient('sendMessage', request));

  app.removeContentTypeParser('text/plain');
  app.post(emailPath, { schema: { hide: true }, bodyLimit: BODY_LIMIT }, async ({ body }) => {
    await queueMessage(deps, readSend(body));
    return 'OK';
  });
}
