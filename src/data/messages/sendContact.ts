import { fileParams } from '../../../contract/emailjs.ts';
import { messageTexts, ordinals, type ContactMessage } from '../../../contract/messages.ts';
import { dataUri } from './dataUri.ts';
import { sendMail, sentenceOf } from './sendMail.ts';

/**
 * Sends what someone wrote to us, with at most five files. An error says why in the service's words, or that it
 * failed (docs/product.md 8.5).
 */
export async function sendContact(message: ContactMessage, files: readonly File[]): Promise<void> {
  try {
    await sendMail('templateId', { ...message, ...(files.length > 0 && (await attached(files))) });
  } catch (cause) {
    const sentence = sentenceOf(cause);
    throw new Error(sentence === undefined ? messageTexts.contactFailed : named(sentence, files), { cause });
  }
}

/** A sentence about a file by its place, as the server says it, with the file's name. */
const named = (sentence: string, files: readonly File[]): string =>
  sentence.replace(/^The (\w+) file/, (subject, place: string) => files[ordinals.indexOf(place)]?.name ?? subject);

/** The files as the template takes them: their names in a list, and each by itself. */
async function attached(files: readonly File[]): Promise<Record<string, unknown>> {
  const uris = await Promise.all(files.map(dataUri));
  return {
    files: files.map(({ name }) => name),
    ...Object.fromEntries(uris.map((uri, position) => [fileParams[position], uri])),
  };
}
