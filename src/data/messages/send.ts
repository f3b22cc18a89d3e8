import { fileParams } from '../../../contract/emailjs.ts';
import { messageTexts, ordinals, type ContactMessage, type Feedback } from '../../../contract/messages.ts';
import { configuration } from '../configuration.ts';
import { base } from '../exchange.ts';
import { dataUri } from './dataUri.ts';

const loadClient = () => import('@emailjs/browser');

/**
 * Loads EmailJS's client for a message that may follow. A browser does not ask again for code that has failed to come,
 * so it must not wait for the moment of sending, which may be one without a network.
 */
export function prepareMail(): void {
  loadClient().catch(() => undefined);
}

/**
 * Sends a mail through EmailJS's own client. Throws what that throws: its status object for a refusal, a text for a wrong
 * set-up, the browser's error where nothing answered or no code arrived. It does not touch the session.
 */
async function sendMail(
  template: 'templateId' | 'feedbackTemplateId',
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { mailService } = configuration();
  const { init, send } = await loadClient();
  // Its limits stay off: they would write to local storage, and stop browsers that people automate.
  // Our own server is where the API is.
  init({ publicKey: mailService.publicKey, origin: mailService.origin ?? new URL(base, location.href).origin });
  await send(mailService.serviceId, mailService[template], { ...params });
}

/** What someone can do something about: what they sent, its size, or how often. */
const theirs = new Set([400, 413, 429]);

/** A sentence for people, and nothing that only the site's owner understands. */
const sentence = /^[A-Z][^<>{}_\n]{1,200}\.$/;

/** What the service says of a failure, where that is for the writer; undefined for all else. */
function sentenceOf(failure: unknown): string | undefined {
  if (!(failure instanceof Object && 'status' in failure && 'text' in failure)) return undefined;
  const { status, text } = failure;
  const isForPeople = theirs.has(Number(status)) && typeof text === 'string' && sentence.test(text);
  return isForPeople ? text : undefined;
}

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

/** What feedback is about: ids of the exam and the question on show, so that no one has to describe them. */
export interface FeedbackAbout {
  readonly examId: string;
  /** Undefined in the results, and where the server has not given one. */
  readonly questionId: string | undefined;
}

/** Sends feedback. An error says why in the service's words, or that it failed (docs/product.md 8.5). */
export async function sendFeedback(feedback: Feedback, { examId, questionId }: FeedbackAbout): Promise<void> {
  try {
    await sendMail('feedbackTemplateId', { ...feedback, exam: examId, ...(questionId && { question: questionId }) });
  } catch (cause) {
    throw new Error(sentenceOf(cause) ?? messageTexts.feedbackFailed, { cause });
  }
}
