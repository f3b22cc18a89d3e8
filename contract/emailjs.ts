import * as z from 'zod/mini';
import { ownMailService } from './configuration.ts';
import { MAX_ATTACHMENTS } from './messages.ts';
import { id } from './scalars.ts';

/** EmailJS's call, below the API's base on our own server. It responds in plain text, `OK` when a mail is queued. */
export const emailPath = '/v1.0/email/send';

/** What it takes, with the ids of our own server (`ownMailService`). */
export const emailRequest = z.object({
  service_id: z.literal(ownMailService.serviceId),
  template_id: z.enum(['contact', 'feedback']),
  /** The public key. */
  user_id: z.literal(ownMailService.publicKey),
  template_params: z.record(z.string(), z.unknown()),
});

/**
 * The template parameters that carry files: `file1` to `file5`, a data URI with the file's name in each, as EmailJS binds
 * one parameter to one attachment. `files` lists the names for the text of the mail.
 */
export const fileParams = Array.from({ length: MAX_ATTACHMENTS }, (_, position) => `file${position + 1}`);

/** Template parameters of feedback; `exam` and `question` are the ids of what the learner was looking at. */
export const feedbackParams = z.object({
  email: z.string(),
  message: z.string(),
  exam: z.optional(id),
  question: z.optional(id),
});
