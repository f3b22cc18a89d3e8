import { messageTexts, type Feedback } from '../../../contract/messages.ts';
import { sendMail, sentenceOf } from './sendMail.ts';

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
