import { configuration } from '../configuration.ts';
import { base } from '../exchange.ts';

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
export async function sendMail(
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
export function sentenceOf(failure: unknown): string | undefined {
  if (!(failure instanceof Object && 'status' in failure && 'text' in failure)) return undefined;
  const { status, text } = failure;
  const isForPeople = theirs.has(Number(status)) && typeof text === 'string' && sentence.test(text);
  return isForPeople ? text : undefined;
}
