import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailPaths } from '../../contract/emailjs.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { ATTACHMENT_BYTES } from '../../contract/messages.ts';
import { ApiError } from '../http/apiError.ts';
import { answerErrorInText } from '../http/answerError.ts';
import { readForm, readSend } from './emailCall.ts';
import { type MessageDeps, takeMessage } from './takeMessage.ts';

/** The files of a message in base64, and 64 KB for its texts, its files' names and all that is around them. */
const BODY_LIMIT = Math.ceil(ATTACHMENT_BYTES / 3) * 4 + 64 * 1024;

/**
 * Answers EmailJS's two calls in its manner, in plain text whatever happens: what they bring becomes a mail to the people
 * behind the site. They are EmailJS's and not the contract's, so the OpenAPI document leaves them out.
 */
export async function messageRoutes(app: FastifyInstance, deps: MessageDeps): Promise<void> {
  const options = { schema: { hide: true }, bodyLimit: BODY_LIMIT };

  app.setErrorHandler(answerErrorInText);
  // Before the body is read, as that may be a large one.
  app.addHook('onRequest', (request) => deps.limiter.countClient('sendMessage', request));

  app.removeContentTypeParser('text/plain');
  app.post(emailPaths.send, options, async ({ body }) => {
    await takeMessage(deps, readSend(body));
    return 'OK';
  });

  await app.register(async (form) => {
    form.removeAllContentTypeParsers();
    form.addContentTypeParser('*', { parseAs: 'buffer' }, parseForm);
    form.post(emailPaths.sendForm, options, async ({ body }) => {
      if (!(body instanceof FormData)) throw new ApiError(commonRefusals.invalidRequest);
      await takeMessage(deps, await readForm(body));
      return 'OK';
    });
  });
}

/** Reads a form by the same parser that pages have. It holds the whole of it, which the limit allows. */
async function parseForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiError(notForm);
  try {
    // What Node reads into is never memory that is shared.
    return await new Response(body as Buffer<ArrayBuffer>, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new ApiError(commonRefusals.invalidRequest, { cause });
  }
}

const notForm = { status: 415, error: 'The request must be sent as a form with files.' } as const;
