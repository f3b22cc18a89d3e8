import { messageTexts, type Feedback } from '../../../contract/messages.ts';
import { sendMail } from './sendMail.ts';

/** Sends feedback. An error says why in the service's words, or that it failed (specification, section 8). */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  try {
    await sendMail('feedbackTemplateId', feedback);
  } catch (cause) {
    throw new Error(sentenceOf(cause) ?? messageTexts.feedbackFailed, { cause });
  }
}

/** What somebody can do something about: what they sent, its size, or how often. */
const theirs = new Set([400, 413, 429]);

/** A sentence for people, and nothing that only the site's owner understands. */
const sentence = /^[A-Z][^<>{}_\n]{1,200}\.$/;

/** What the service says of a failure, where that is for whoever wrote; undefined for all else. */
function sentenceOf(failure: unknown): string | undefined {
  if (!(failure instanceof Object && 'status' in failure && 'text' in failure)) return undefined;
  const { status, text } = failure;
  const isForPeople = theirs.has(Number(status)) && typeof text === 'string' && sentence.test(text);
  return isForPeople ? text : undefined;
}
