import type { Session } from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { MockRefusal } from './mock.ts';

interface Account {
  readonly userId: string;
  readonly email: string;
  password: string;
}

const accounts = new Map<string, Account>();
/** Refresh tokens of open sessions, each with its user's id. */
const sessions = new Map<string, string>();
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

/** A new session of an account, as login and registration answer it. */
export function newSession({ userId, email }: Account): Session {
  made += 1;
  const refreshToken = `refresh-${made}`;
  sessions.set(refreshToken, userId);
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

/** The user who sends a request; undefined for a visitor. Refuses a token that nobody has. */
export function userOf(request: { headers: Headers }): string | undefined {
  const header = request.headers.get('authorization');
  if (header === null) return undefined;
  const [, token = ''] = /^Bearer (\S+)$/i.exec(header) ?? [];
  const userId = sessions.get(accessTokens.get(token) ?? '');
  if (userId === undefined) throw new MockRefusal(commonRefusals.tokenInvalid);
  return userId;
}

/** Refuses whoever is not this user. */
export function requireSelf(request: { headers: Headers }, userId: string): void {
  const own = userOf(request);
  if (own === undefined) throw new MockRefusal(commonRefusals.loginRequired);
  if (own !== userId) throw new MockRefusal(commonRefusals.notYours);
}

function newAccessToken(refreshToken: string): string {
  made += 1;
  const token = `access-${made}`;
  accessTokens.set(token, refreshToken);
  return token;
}
