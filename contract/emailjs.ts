import * as z from 'zod/mini';
import { MAX_ATTACHMENTS } from './messages.ts';
import { id } from './scalars.ts';

/** EmailJS's call, below the API's base on our own server. It responds in plain text, `OK` when a mail is queued. */
export const emailPath = '/v1.0/email/send';

/** What it takes. */
export const emailRequest = z.object({
  service_id: z.string(),
  template_id: z.string(),
  /** The public key. */
  user_id: z.string(),
  lib_version: z.optional(z.string()),
  accessToken: z.optional(z.string()),
  template_params: z.optional(z.record(z.string(), z.unknown())),
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
