import type { Session } from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { MockRefusal } from './mock.ts';

interface Account {
  readonly userId: string;
  email: string;
  password: string;
}

const accounts = new Map<string, Account>();
/** An open session of an account. */
interface MockSession {
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly openedAt: string;
  readonly usedAt: string;
}

/** Open sessions by their refresh tokens. */
const sessions = new Map<string, MockSession>();
/** Access tokens, each with the refresh token of its session. */
const accessTokens = new Map<string, string>();
let made = 0;

/** Forgets every account and session, so that each story and test starts alike. */
export function resetAccounts(): void {
  accounts.clear();
  sessions.clear();
  accessTokens.clear();
}

const normal = (email: string) => email.trim().toLowerCase();

/** The account of an email; undefined where there is none. */
export const accountOf = (email: string): Account | undefined => accounts.get(normal(email));

/** The account of a user; undefined where there is none. */
export const accountById = (userId: string): Account | undefined =>
  [...accounts.values()].find((account) => account.userId === userId);

/** Opens an account. */
export function addAccount(email: string, password: string): Account {
  const account = { userId: `user-${accounts.size + 1}`, email: normal(email), password };
  accounts.set(account.email, account);
  return account;
}

/** Gives an account another email. */
export function moveAccount(account: Account, email: string): void {
  accounts.delete(account.email);
  account.email = normal(email);
  accounts.set(account.email, account);
}

/** Deletes an account with its sessions. */
export function removeAccount({ email, userId }: Account): void {
  accounts.delete(email);
  endSessionsOf(userId, () => true);
}

/** A time of the stories, in which nothing moves. */
const TODAY = '2026-01-15T12:00:00.000Z';

/** A new session of an account, as login and registration answer it. */
export function newSession(
  { userId, email }: Account,
  { device = 'Chrome on Windows', openedAt = TODAY, usedAt = TODAY }: Partial<MockSession> = {},
): Session {
  made += 1;
  const refreshToken = `refresh-${made}`;
  sessions.set(refreshToken, { id: `session-${made}`, userId, device, openedAt, usedAt });
  return {
    accessToken: newAccessToken(refreshToken),
    refreshToken,
    userName: email.replace(/@.*$/, ''),
    email,
    userId,
  };
}

/** A new access token of an open session; undefined where it has ended. */
export const refreshSession = (refreshToken: string): string | undefined =>
  sessions.has(refreshToken) ? newAccessToken(refreshToken) : undefined;

/** Ends a session, and with it all its access tokens. */
export const endSession = (refreshToken: string): void => void sessions.delete(refreshToken);

/** The open sessions of a user. */
export const sessionsOf = (userId: string): readonly MockSession[] =>
  [...sessions.values()].filter((session) => session.userId === userId);

/** Ends those of a user's sessions for which `isMeant` says so. */
export function endSessionsOf(userId: string, isMeant: (session: MockSession) => boolean): void {
  for (const [token, session] of sessions) if (session.userId === userId && isMeant(session)) sessions.delete(token);
}

/** The user who sends a request; undefined for a visitor. Refuses a token that no one has. */
export const userOf = (request: { headers: Headers }): string | undefined => sessionOf(request)?.userId;

/** The session that a request belongs to; undefined for a visitor's. Refuses a token that no one has. */
function sessionOf(request: { headers: Headers }): MockSession | undefined {
  const header = request.headers.get('authorization');
  if (header === null) return undefined;
  const [, token = ''] = /^Bearer (\S+)$/i.exec(header) ?? [];
  const session = sessions.get(accessTokens.get(token) ?? '');
  if (session === undefined) throw new MockRefusal(commonRefusals.tokenInvalid);
  return session;
}

/** The session of a request, which must be this user's. */
export function requireSelf(request: { headers: Headers }, userId: string): MockSession {
  const own = sessionOf(request);
  if (own === undefined) throw new MockRefusal(commonRefusals.loginRequired);
  if (own.userId !== userId) throw new MockRefusal(commonRefusals.notYours);
  return own;
}

function newAccessToken(refreshToken: string): string {
  made += 1;
  const token = `access-${made}`;
  accessTokens.set(token, refreshToken);
  return token;
}
