// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mockMailRefusal, mockMailUnreachable, resetMails, sentMails } from '../../mocks/mails.ts';
import { mockServer } from '../../mocks/node.ts';
import { sendFeedback } from './send.ts';

const feedback = { email: 'ana@example.org', message: 'The explanations are very good.' };
const about = { examId: 'administrator', questionId: 'adm-setup-01' };
const failed = 'Failed to send feedback.';

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(resetMails);
afterEach(() => mockServer.resetHandlers());
afterAll(() => mockServer.close());

it('sends email and message with a template of its own, and what they are about', async () => {
  await sendFeedback(feedback, about);
  expect(sentMails()).toMatchObject([
    { template_id: 'feedback', template_params: { ...feedback, exam: 'administrator', question: 'adm-setup-01' } },
  ]);
});

it.each([
  [400, 'Message must be at least 20 characters long.'],
  [429, 'Too many requests. Please try again in 2 minutes.'],
])('says what is wrong with what was sent: %d', async (status, text) => {
  mockServer.use(mockMailRefusal(status, text));
  await expect(sendFeedback(feedback, about)).rejects.toThrow(new Error(text));
});

it.each([
  [400, 'The user_id parameter is required'],
  [413, '<html><body>413 Request Entity Too Large</body></html>'],
  [500, 'Internal Server Error.'],
])('hides what means nothing to people: %d %s', async (status, text) => {
  mockServer.use(mockMailRefusal(status, text));
  await expect(sendFeedback(feedback, about)).rejects.toThrow(new Error(failed));
});

it('says that it failed where nothing answers, or the code that sends does not arrive', async () => {
  mockServer.use(mockMailUnreachable());
  await expect(sendFeedback(feedback, about)).rejects.toThrow(new Error(failed));
  vi.doMock('@emailjs/browser', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.resetModules();
  const { sendFeedback: send } = await import('./send.ts');
  await expect(send(feedback, about)).rejects.toThrow(new Error(failed));
});
