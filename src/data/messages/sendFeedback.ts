import { messageTexts, type Feedback } from '../../../contract/messages.ts';
import { sendMail } from './sendMail.ts';

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
