// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, saveExamAttempt } from '../../../contract/attempts.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, MockRefusal, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import { mockServer } from '../../mocks/node.ts';
import { resetMocks } from '../../mocks/reset.ts';
import { endSession } from '../session/session.ts';
import { newId } from '../newId.ts';
import { saveAttempt, sendUnsentAttempts } from './send.ts';
import { attemptStatus } from './status.ts';
import { readUnsentAttempts } from './finished.ts';

const attemptOf = (userId: string) => ({
  attemptId: newId(),
  userId,
  examId: 'administrator',
  scorePercent: 67,
  questionCount: 20,
  picks: { q1: ['a'] },
  mode: 'end' as const,
  asked: [{ id: 'q1', version: 2, seconds: 41 }],
  finishedAt: '2026-01-15T12:00:00.000Z',
});

/** What the server was sent, in its order. */
const sent: Attempt[] = [];
const saving = mock(saveExamAttempt, async ({ request }) => {
  sent.push(saveExamAttempt.body.parse(await request.json()));
  return { message: 'Your result was saved.' };
});

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(async () => {
  sent.length = 0;
  await resetMocks();
  mockServer.use(saving);
});
afterEach(() => mockServer.resetHandlers());
afterAll(() => mockServer.close());

describe('a finished quiz', () => {
  it('is sent, and then kept no longer', async () => {
    const { userId } = mockLogIn();
    const attempt = attemptOf(userId);
    await saveAttempt(attempt);
    expect(sent).toEqual([attempt]);
    expect(attemptStatus(attempt.attemptId)).toEqual({ kind: 'saved' });
    await expect(readUnsentAttempts(userId)).resolves.toEqual([]);
  });

  it.each([
    ['without an answer', mockUnreachable(saveExamAttempt)],
    ['with a fault of the server', mockRefusal(saveExamAttempt, commonRefusals.unavailable)],
    ['with too many requests', mockRefusal(saveExamAttempt, commonRefusals.tooManyRequests)],
  ])('is kept and sent later, once, %s', async (_, failing) => {
    const { userId } = mockLogIn();
    const attempt = attemptOf(userId);
    mockServer.use(failing);
    await saveAttempt(attempt);
    expect(attemptStatus(attempt.attemptId)).toEqual({ kind: 'kept' });

    mockServer.resetHandlers();
    mockServer.use(saving);
    mockLogIn();
    await expect(sendUnsentAttempts(userId)).resolves.toBe(1);
    await expect(sendUnsentAttempts(userId)).resolves.toBe(0);
    expect(sent).toEqual([attempt]);
    expect(attemptStatus(attempt.attemptId)).toEqual({ kind: 'saved' });
  });

  it('is kept where the session was lost before its finish, and sent for no one else', async () => {
    const { userId } = mockLogIn();
    endSession('unreachable');
    await saveAttempt(attemptOf(userId));
    expect(sent).toEqual([]);
    await expect(sendUnsentAttempts('somebody-else')).resolves.toBe(0);
    await expect(readUnsentAttempts(userId)).resolves.toHaveLength(1);
  });

  it('is reported and dropped when the server refuses it for good', async () => {
    const { userId } = mockLogIn();
    const attempt = attemptOf(userId);
    mockServer.use(mockRefusal(saveExamAttempt, saveExamAttempt.refusals.examNotFound));
    await saveAttempt(attempt);
    expect(attemptStatus(attempt.attemptId)).toEqual({ kind: 'failed', reason: 'There is no such exam.' });
    await expect(readUnsentAttempts(userId)).resolves.toEqual([]);
  });

  it('counts with the score that was seen where its questions have changed', async () => {
    const { userId } = mockLogIn();
    const { picks, asked, ...rest } = attemptOf(userId);
    const { questionsChanged } = saveExamAttempt.refusals;
    mockServer.use(
      mock(saveExamAttempt, async ({ request }) => {
        const attempt = saveExamAttempt.body.parse(await request.json());
        sent.push(attempt);
        // The code says why, whatever the sentence.
        if (attempt.picks) throw new MockRefusal({ ...questionsChanged, error: 'The exam has been edited.' });
        return { message: 'Your result was saved.' };
      }),
    );
    await saveAttempt({ ...rest, picks, asked });
    expect(sent).toEqual([{ ...rest, picks, asked }, rest]);
    expect(attemptStatus(rest.attemptId)).toEqual({ kind: 'saved' });
  });
});

describe('a quiz that a visitor has finished', () => {
  const DAY = 24 * 60 * 60 * 1000;
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const visitorAttempt = () => {
    const { userId: _, ...attempt } = { ...attemptOf('nobody'), finishedAt: new Date().toISOString() };
    return attempt;
  };

  it('is kept, and sent once for the user who logs in within a day', async () => {
    const attempt = visitorAttempt();
    await saveAttempt(attempt);
    expect([attemptStatus(attempt.attemptId), sent]).toEqual([{ kind: 'unclaimed' }, []]);

    vi.setSystemTime(Date.now() + DAY - 1);
    const { userId } = mockLogIn();
    await expect(sendUnsentAttempts(userId)).resolves.toBe(1);
    expect(sent).toEqual([{ ...attempt, userId }]);
    expect(attemptStatus(attempt.attemptId)).toEqual({ kind: 'saved' });
    await expect(sendUnsentAttempts(userId)).resolves.toBe(0);
    await expect(sendUnsentAttempts('somebody-else')).resolves.toBe(0);
  });

  it('stays with the first who logs in where it cannot be sent yet', async () => {
    await saveAttempt(visitorAttempt());
    const { userId } = mockLogIn();
    mockServer.use(mockRefusal(saveExamAttempt, commonRefusals.unavailable));
    await expect(sendUnsentAttempts(userId)).resolves.toBe(0);
    await expect(sendUnsentAttempts('somebody-else')).resolves.toBe(0);
    await expect(readUnsentAttempts(userId)).resolves.toHaveLength(1);
  });

  it('is dropped after a day', async () => {
    await saveAttempt(visitorAttempt());
    vi.setSystemTime(Date.now() + DAY);
    const { userId } = mockLogIn();
    await expect(sendUnsentAttempts(userId)).resolves.toBe(0);
    vi.setSystemTime(Date.now() - DAY);
    mockLogIn();
    await expect(sendUnsentAttempts(userId)).resolves.toBe(0);
    expect(sent).toEqual([]);
  });
});
