import { fileParams } from '../../../contract/emailjs.ts';
import { fileTexts, messageTexts, type ContactMessage } from '../../../contract/messages.ts';
import { dataUri } from './dataUri.ts';
import { sendMail } from './sendMail.ts';

/**
 * Sends what someone wrote to us, with at most five files. Whatever goes wrong is an error with one text for people
 * (docs/product.md 8.5), but a file that is refused: then it says which and why.
 */
export async function sendContact(message: ContactMessage, files: readonly File[]): Promise<void> {
  try {
    await sendMail('templateId', { ...message, ...(files.length > 0 && (await attached(files))) });
  } catch (cause) {
    throw new Error(fileProblem(cause, files) ?? messageTexts.contactFailed, { cause });
  }
}

/** The server's sentence, where it refuses one of the files. */
function fileProblem(failure: unknown, files: readonly File[]): string | undefined {
  if (!(failure instanceof Object && 'text' in failure)) return undefined;
  const sentences = files.flatMap((_, position) => [fileTexts.notTaken(position), fileTexts.wrong(position)]);
  return sentences.find((sentence) => sentence === failure.text);
}

/** The files as the template takes them: their names in a list, and each by itself. */
async function attached(files: readonly File[]): Promise<Record<string, unknown>> {
  const uris = await Promise.all(files.map(dataUri));
  return {
    files: files.map(({ name }) => name),
    ...Object.fromEntries(uris.map((uri, position) => [fileParams[position], uri])),
  };
}
