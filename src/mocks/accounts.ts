import type { Session } from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { MockRefusal } from './mock.ts';

interface Account {
  readonly userId: string;
  readonly email: string;
  password: string;
}

const accounts = new Map<string, Account>();
/** Access and refresh tokens of open sessions, each with its user's id. */
const tokens = new Map<string, string>();
let made = 0;

/** Forgets every account and session, so that each story and test starts alike. */
export function resetAccounts(): void {
  accounts.clear();
  tokens.clear();
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

/** A new access token of a user. */
export function newAccessToken(userId: string): string {
  made += 1;
  const token = `access-${made}`;
  tokens.set(token, userId);
  return token;
}

/** A new session of an account, as login and registration answer it. */
export function newSession({ userId, email }: Account): Session {
  const accessToken = newAccessToken(userId);
  const refreshToken = `refresh-${made}`;
  tokens.set(refreshToken, userId);
  return { accessToken, refreshToken, userName: email.replace(/@.*$/, ''), email, userId };
}

/** The user of a refresh token; undefined where its session has ended. */
export const userOfRefreshToken = (refreshToken: string): string | undefined => tokens.get(refreshToken);

/** Ends every session of a user. */
export function endSessions(userId: string): void {
  for (const [token, owner] of tokens) if (owner === userId) tokens.delete(token);
}

/** The user who sends a request; undefined for a visitor. Refuses a token that nobody has. */
export function userOf(request: { headers: Headers }): string | undefined {
  const header = request.headers.get('authorization');
  if (header === null) return undefined;
  const userId = tokens.get(header.replace(/^Bearer /, ''));
  if (userId === undefined) throw new MockRefusal(commonRefusals.tokenInvalid);
  return userId;
}

/** Refuses whoever is not this user. */
export function requireSelf(request: { headers: Headers }, userId: string | null): void {
  const own = userOf(request);
  if (own === undefined) throw new MockRefusal(commonRefusals.loginRequired);
  if (own !== userId) throw new MockRefusal(commonRefusals.notYours);
}
