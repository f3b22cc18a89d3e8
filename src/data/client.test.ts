// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { login, resetPassword } from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { retrieveReports } from '../../contract/reports.ts';
import { refreshToken } from '../../contract/session.ts';
import { mock, mockRefusal, MockRefusal, mockUnreachable } from '../mocks/mock.ts';
import { mockServer } from '../mocks/node.ts';
import { call } from './client.ts';
import { watchLeaving } from './leaving.ts';
import { openSession } from './session/session.ts';
import { readSession } from './session/stored.ts';
import { session as anySession } from './session/watchedSession.ts';
import { resetTabState } from './tabState.ts';

const session = { ...anySession, accessToken: 'old' };
const details = { email: 'ana@example.org', createdDate: '2026-01-05T09:30:00.000Z', exams: [] };
const askDetails = () => call(retrieveUserDetails, { query: { userId: 'u1' } });

/** The tokens that requests came with, in their order. */
const seen: (string | null)[] = [];
/** How often a refresh was asked for. */
let refreshes = 0;

/** A server that takes the token `new` only, and gives it to any caller that refreshes. */
function serverWithNewToken(refusal: (typeof commonRefusals)['tokenExpired' | 'tokenInvalid']): void {
  mockServer.use(
    mock(retrieveUserDetails, ({ request }) => {
      seen.push(request.headers.get('authorization'));
      if (seen.at(-1) !== 'Bearer new') throw new MockRefusal(refusal);
      return details;
    }),
    mock(refreshToken, async ({ request }) => {
      refreshes += 1;
      expect(await request.json()).toEqual({ refreshToken: 'refresh' });
      expect(request.headers.get('authorization')).toBeNull();
      return { accessToken: 'new' };
    }),
  );
}

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  seen.length = 0;
  refreshes = 0;
  localStorage.clear();
  resetTabState();
});
afterEach(() => mockServer.resetHandlers());
afterAll(() => mockServer.close());

it("no token goes with a visitor's request", async () => {
  serverWithNewToken(commonRefusals.tokenInvalid);
  await expect(askDetails()).rejects.toMatchObject({ status: 401, message: 'Token is invalid' });
  expect([seen, refreshes]).toEqual([[null], 0]);
});

describe('a refused token', () => {
  it.each(['tokenExpired', 'tokenInvalid'] as const)(
    'is refreshed once, and the request repeated (%s)',
    async (kind) => {
      serverWithNewToken(commonRefusals[kind]);
      openSession(session);
      await expect(askDetails()).resolves.toEqual(details);
      expect([seen, refreshes]).toEqual([['Bearer old', 'Bearer new'], 1]);
      expect(readSession()?.accessToken).toBe('new');
    },
  );

  it.each([
    ['its sentence alone, whatever the status', 200, { error: 'Token is expired' }],
    ['its code, whatever the sentence', 401, { error: 'Log in again.', code: 'tokenExpired' }],
    ['its sentence beside a code of another server', 401, { error: 'Token is expired', code: 'token_not_valid' }],
  ])('is known by %s (%i %j)', async (_, status, body) => {
    serverWithNewToken(commonRefusals.tokenExpired);
    const refuse = () => HttpResponse.json(body, { status });
    mockServer.use(http.get(`*/api${retrieveUserDetails.path}`, refuse, { once: true }));
    openSession(session);
    await expect(askDetails()).resolves.toEqual(details);
  });

  it('is refreshed once for all requests that meet it', async () => {
    serverWithNewToken(commonRefusals.tokenExpired);
    openSession(session);
    await Promise.all(Array.from({ length: 5 }, askDetails));
    expect(refreshes).toBe(1);
    expect(seen.filter((token) => token === 'Bearer new')).toHaveLength(5);
  });

  it('is not refreshed where another tab has done so meanwhile', async () => {
    serverWithNewToken(commonRefusals.tokenExpired);
    openSession(session);
    mockServer.use(
      mock(retrieveUserDetails, () => {
        localStorage.setItem('accessToken', 'new');
        throw new MockRefusal(commonRefusals.tokenExpired);
      }),
    );
    await expect(askDetails()).rejects.toMatchObject({ message: 'Token is expired' });
    expect(refreshes).toBe(0);
  });

  it('is refreshed no second time for the same request', async () => {
    serverWithNewToken(commonRefusals.tokenExpired);
    mockServer.use(mockRefusal(retrieveUserDetails, commonRefusals.tokenExpired));
    openSession(session);
    await expect(askDetails()).rejects.toMatchObject({ message: 'Token is expired' });
    expect(refreshes).toBe(1);
    expect(readSession()).toBeDefined();
  });

  it('ends the session where the refresh is refused', async () => {
    serverWithNewToken(commonRefusals.tokenExpired);
    mockServer.use(mockRefusal(refreshToken, refreshToken.refusals.refreshRefused));
    openSession(session);
    await expect(askDetails()).rejects.toMatchObject({ status: 401, message: 'Failed to refresh token.' });
    expect(localStorage).toHaveLength(0);
  });

  it.each([503, 429] as const)('keeps the session where the refresh fails with %d', async (status) => {
    serverWithNewToken(commonRefusals.tokenExpired);
    mockServer.use(mockRefusal(refreshToken, { ...commonRefusals.unavailable, status }));
    openSession(session);
    await expect(askDetails()).rejects.toMatchObject({ status });
    expect(readSession()?.accessToken).toBe('old');
  });
});

describe('an answer', () => {
  it('that is a refusal passes its sentence and its code on', async () => {
    mockServer.use(mockRefusal(login, login.refusals.wrongCredentials));
    await expect(call(login, { body: { email: 'a@b.co', password: 'x' } })).rejects.toMatchObject({
      status: 401,
      message: 'Invalid credentials, please try again.',
      code: 'wrongCredentials',
    });
  });

  it.each([
    [login, { email: 'a@b.co', password: 'x' }, 'Invalid credentials, please try again.'],
    [resetPassword, { email: 'a@b.co' }, 'Error sending password reset email.'],
  ] as const)("that holds too little has the call's own text: %o", async (endpoint, body, message) => {
    mockServer.use(http.post(`*/api${endpoint.path}`, () => HttpResponse.json({})));
    await expect(call(endpoint, { body } as Parameters<typeof call<typeof endpoint>>[1])).rejects.toMatchObject({
      message,
    });
  });

  it('that is not JSON is no answer for people', async () => {
    mockServer.use(http.get(`*/api${retrieveAllExams.path}`, () => new HttpResponse('<html>', { status: 502 })));
    await expect(call(retrieveAllExams, { query: {} })).rejects.toMatchObject({
      status: 502,
      message: commonRefusals.unexpected.error,
    });
  });
});

describe('a server that gives no response', () => {
  const ask = () => call(retrieveAllExams, { query: {} });
  beforeEach(() => {
    mockServer.use(mockUnreachable(retrieveAllExams), mockUnreachable(retrieveReports));
    openSession(session);
  });

  it('ends the session', async () => {
    await expect(ask()).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toBeUndefined();
  });

  it('ends nothing after a call made beside a quiz', async () => {
    await expect(call(retrieveReports, { query: { userId: 'u1' } })).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toBeDefined();
  });

  it('ends nothing after a call of another session', async () => {
    const asked = ask();
    openSession({ ...session, refreshToken: 'of-the-next-login' });
    await expect(asked).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toBeDefined();
  });

  it('ends nothing where the page itself cut the call by being left', async () => {
    onTestFinished(watchLeaving());
    window.dispatchEvent(new Event('beforeunload'));
    await expect(ask()).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toBeDefined();
  });
});
