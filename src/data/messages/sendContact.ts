import { fileParams } from '../../../contract/emailjs.ts';
import { messageTexts, type ContactMessage } from '../../../contract/messages.ts';
import { dataUri } from './dataUri.ts';
import { sendMail } from './sendMail.ts';

/**
 * Sends what somebody wrote to us, with at most five files. Whatever goes wrong is an error with one text for people
 * (specification, section 8).
 */
export async function sendContact(message: ContactMessage, files: readonly File[]): Promise<void> {
  try {
    await sendMail('templateId', { ...message, ...(files.length > 0 && (await attached(files))) });
  } catch (cause) {
    throw new Error(messageTexts.contactFailed, { cause });
  }
}

/** The files as the template takes them: their names in a list, and each by itself. */
async function attached(files: readonly File[]): Promise<Record<string, unknown>> {
  const uris = await Promise.all(files.map(dataUri));
  return {
    files: files.map(({ name }) => name),
    ...Object.fromEntries(uris.map((uri, position) => [fileParams[position], uri])),
  };
}
