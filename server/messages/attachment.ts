import * as z from 'zod/mini';
import { messageTexts, ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../contract/messages.ts';
import { ApiError } from '../http/apiError.ts';
import { cleanFileName, cleanFileType } from './cleanText.ts';

/** A file that goes with a message, as it is kept until the message has gone. */
export const attachment = z.object({
  name: z.string(),
  /** A media type without parameters. */
  type: z.string(),
  /** In base64. */
  content: z.string(),
});
export type Attachment = z.output<typeof attachment>;

/** Makes an attachment of what anybody says that a file is called and holds. */
export function attachmentOf(name: string, type: string, content: string): Attachment {
  return { name: cleanFileName(name), type: cleanFileType(type), content };
}

/** Throws where so many files do not go with one message. */
export function checkCount(files: number): void {
  if (files > MAX_ATTACHMENTS) throw new ApiError({ status: 400, error: messageTexts.tooManyFiles });
}

/** Throws where files are too large together. */
export function checkSize(files: readonly Attachment[]): void {
  const bytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content, 'base64'), 0);
  if (bytes > ATTACHMENT_BYTES) throw new ApiError({ status: 413, error: tooLarge });
}

const tooLarge = `The files of one message can have ${ATTACHMENT_BYTES / 1024} KB together.`;
