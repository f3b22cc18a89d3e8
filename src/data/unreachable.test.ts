// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retrieveAllExams } from '../../contract/exams.ts';
import { retrieveReports } from '../../contract/reports.ts';
import { mockUnreachable } from '../mocks/mock.ts';
import { mockServer } from '../mocks/node.ts';
import { call } from './client.ts';
import { watchLeaving } from './leaving.ts';
import { openSession } from './session/session.ts';
import { readSession } from './session/stored.ts';
import { resetTabState } from './tabState.ts';

const session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  userName: 'ana',
  email: 'ana@example.org',
  userId: 'u1',
};

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  resetTabState();
});
afterEach(() => mockServer.resetHandlers());
afterAll(() => mockServer.close());

describe('a server that gives no response', () => {
  it('ends the session', async () => {
    mockServer.use(mockUnreachable(retrieveAllExams));
    openSession(session);
    await expect(call(retrieveAllExams, { query: {} })).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toBeUndefined();
  });

  it('ends nothing after a call made beside a quiz', async () => {
    mockServer.use(mockUnreachable(retrieveReports));
    openSession(session);
    await expect(call(retrieveReports, { query: { userId: 'u1' } })).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toBeDefined();
  });

  it('ends nothing after a call of another session', async () => {
    mockServer.use(mockUnreachable(retrieveAllExams));
    openSession(session);
    const asked = call(retrieveAllExams, { query: {} });
    openSession({ ...session, refreshToken: 'of-the-next-login' });
    await expect(asked).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toBeDefined();
  });

  it('ends nothing where the page itself cut the call by being left', async () => {
    mockServer.use(mockUnreachable(retrieveAllExams));
    openSession(session);
    const stop = watchLeaving();
    window.dispatchEvent(new Event('beforeunload'));
    await expect(call(retrieveAllExams, { query: {} })).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toBeDefined();
    stop();
  });
});
