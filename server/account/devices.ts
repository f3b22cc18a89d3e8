import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountDeps } from './auth.ts';
import { countRefusal } from './securityLog.ts';
import { userByEmail, userById } from './users.ts';
import { visitOf } from './visit.ts';
import type { UserRow } from '../db/accountRows.ts';
import { accountCookie, cookieOf } from '../http/cookies.ts';
import { ApiError } from '../http/errors.ts';
import { isSameSignature, sign } from '../secrets/tokenSecret.ts';

const COOKIE = 'certcrest_devices';

/** In seconds: a year from the last login. */
const MAX_AGE = 365 * 24 * 60 * 60;

/** How many people can log in on one device before it forgets the first; each token has some 70 characters. */
const MOST = 5;

/** What a token is bound to: the account, and its password as it is now. */
type Owner = Pick<UserRow, 'id' | 'password_version'>;

/** Makes the device of a request trusted by a user, who has just proved who they are. */
export async function trustDevice(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const owner = await userById(deps.db, userId);
  if (owner) reply.header('set-cookie', cookieFor(deps, tokensOf(request), owner));
}

/** The tokens of a device with one for this owner, in front of those of others. */
function cookieFor({ tokenSecret, publicUrl }: AccountDeps, tokens: readonly string[], owner: Owner): string {
  const known = tokens.find((token) => isFor(tokenSecret, owner, token));
  const token = known ?? tokenFor(tokenSecret, owner, randomBytes(12).toString('base64url'));
  const value = [token, ...tokens.filter((other) => other !== known)].slice(0, MOST).join('~');
  return accountCookie(COOKIE, value, { maxAge: MAX_AGE, sameSite: 'Strict', publicUrl });
}

/** Characters of tokens alone: what a request brings goes back into a header. */
const tokenFormat = /^[\w-]{16}\.[\w-]{43}$/;

function tokensOf(request: FastifyRequest): string[] {
  return cookieOf(request, COOKIE)
    .split('~')
    .filter((token) => tokenFormat.test(token))
    .slice(0, MOST);
}

const deviceOf = (token: string) => token.slice(0, token.indexOf('.'));

function tokenFor(secret: string, { id, password_version }: Owner, device: string): string {
  return `${device}.${sign(secret, 'device', `${id}:${password_version}:${device}`, 'base64url')}`;
}

const isFor = (secret: string, owner: Owner, token: string): boolean =>
  isSameSignature(token, tokenFor(secret, owner, deviceOf(token)));

/**
 * Counts a login before its password is checked; `email` is normalized. A device that has logged in to the account before
 * has a count of its own, so that wrong guesses from elsewhere never keep its user out. Returns how to remove the count
 * once the login has succeeded. Throws `tooManyRequests`.
 */
export async function countLogin(
  deps: AccountDeps,
  request: FastifyRequest,
  email: string,
): Promise<() => Promise<void>> {
  const { db, limiter, now } = deps;
  const user = await userByEmail(db, email);
  // It proves no identity: it only gives the device a count of wrong passwords of its own.
  const token = user && tokensOf(request).find((one) => isFor(deps.tokenSecret, user, one));
  const target = token === undefined ? email : `device ${deviceOf(token)}`;
  try {
    if (token === undefined) await limiter.count('login', request, target);
    else await limiter.countTarget('login', target);
  } catch (error) {
    if (error instanceof ApiError) {
      await countRefusal(db, { what: 'loginLimited', userId: user?.id, client: visitOf(request).client }, now());
    }
    throw error;
  }
  return () => limiter.forget('login', target);
}
