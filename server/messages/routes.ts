import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailPaths } from '../../contract/emailjs.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { ATTACHMENT_BYTES } from '../../contract/messages.ts';
import { ApiError, sendErrorAsText } from '../http/errors.ts';
import { readForm, readSend } from './emailCall.ts';
import { type MessageDeps, queueMessage } from './queueMessage.ts';

/** The files of a message in base64, and 64 KB for its texts, its files' names and everything else. */
const BODY_LIMIT = Math.ceil(ATTACHMENT_BYTES / 3) * 4 + 64 * 1024;

/**
 * EmailJS's two calls, with responses in plain text as EmailJS sends them: each message becomes a mail to the people
 * behind the site. The calls are EmailJS's and not the contract's, so the OpenAPI document leaves them out.
 */
export async function messageRoutes(app: FastifyInstance, deps: MessageDeps): Promise<void> {
  const options = { schema: { hide: true }, bodyLimit: BODY_LIMIT };

  app.setErrorHandler(sendErrorAsText);
  // Before the body is read, as it may be large.
  app.addHook('onRequest', (request) => deps.limiter.countClient('sendMessage', request));

  app.removeContentTypeParser('text/plain');
  app.post(emailPaths.send, options, async ({ body }) => {
    await queueMessage(deps, readSend(body));
    return 'OK';
  });

  await app.register(async (form) => {
    form.removeAllContentTypeParsers();
    form.addContentTypeParser('*', { parseAs: 'buffer' }, parseForm);
    form.post(emailPaths.sendForm, options, async ({ body }) => {
      if (!(body instanceof FormData)) throw new ApiError(commonRefusals.invalidRequest);
      await queueMessage(deps, await readForm(body));
      return 'OK';
    });
  });
}

/** Parses a form with the same parser as browsers. It is in memory as a whole; the limit on bodies allows that. */
async function parseForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiError(notForm);
  try {
    // Node never reads a body into shared memory.
    return await new Response(body as Buffer<ArrayBuffer>, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new ApiError(commonRefusals.invalidRequest, { cause });
  }
}

const notForm = {
  status: 415,
  code: 'unsupportedMediaType',
  error: 'The request must be sent as a form with files.',
} as const;
