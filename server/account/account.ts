import type { FastifyBaseLogger } from 'fastify';
import { login as loginCall, register as registerCall, type Session } from '../../contract/account.ts';
import { refreshToken as refreshCall } from '../../contract/session.ts';
import { tx } from '../db/tx.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/errors.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { AccessTokens, RouteDeps } from './auth.ts';
import { refuseCommon } from './commonPasswords.ts';
import type { Passwords } from './passwords.ts';
import { countRefusal, recordEvent } from './securityLog.ts';
import { claimReuse, endSessionsOf, type OpenedSession, openSession, prolongSession } from './sessions.ts';
import { insertUser, keepHash, userByEmail, userNameOf } from './users.ts';
import type { Visit } from './visit.ts';

export interface AccountDeps extends Pick<Deps, 'db' | 'publicUrl' | 'tokenSecret' | 'onMailQueued' | 'now'> {
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
  readonly limiter: Limiter;
}

export interface AccountRouteDeps extends AccountDeps, RouteDeps {}

/** Opens an account and its first session; `email` is normalized. Throws `commonPassword` and `emailTaken`. */
export async function register(
  { db, tokens, passwords, now }: AccountDeps,
  { client, device }: Visit,
  email: string,
  password: string,
): Promise<Session> {
  refuseCommon(password);
  // Saves the work of hashing. Of two calls at the same moment it stops neither: the unique email does.
  if (await userByEmail(db, email)) throw emailTaken();
  const hash = await passwords.hash(password);
  const opened = await tx(db, async (trx) => {
    const user = await insertUser(trx, { email, password_hash: hash, created_at: now() });
    if (!user) throw emailTaken();
    await recordEvent(trx, { what: 'accountOpened', userId: user.id, client }, now());
    return openSession(trx, user.id, device, now());
  });
  return toSession(tokens, opened, email);
}

const emailTaken = () => new ApiError(registerCall.refusals.emailTaken);

/**
 * Opens a session; `email` is normalized. Throws `wrongCredentials`, after as long and with the same words whether or
 * not the account exists.
 */
export async function login(
  { db, tokens, passwords, now }: AccountDeps,
  { client, device }: Visit,
  email: string,
  password: string,
): Promise<Session> {
  const user = await userByEmail(db, email);
  const isRight = await passwords.isRight(password, user?.password_hash);
  if (!user || !isRight) {
    await countRefusal(db, { what: 'loginRefused', userId: user?.id, client }, now());
    throw wrongCredentials();
  }

  const isOutdated = passwords.isOutdated(user.password_hash);
  const hash = isOutdated ? await passwords.hash(password) : user.password_hash;
  const opened = await tx(db, async (trx) => {
    // Also where the hash stays as it is: a password that was changed at this moment must not open a session.
    if (!(await keepHash(trx, user, hash))) throw wrongCredentials();
    await recordEvent(trx, { what: 'login', userId: user.id, client }, now());
    return openSession(trx, user.id, device, now());
  });
  return toSession(tokens, opened, email);
}

const wrongCredentials = () => new ApiError(loginCall.refusals.wrongCredentials);

/** The session as the contract has it. */
export async function toSession(tokens: AccessTokens, opened: OpenedSession, email: string): Promise<Session> {
  const { userId, refreshToken } = opened;
  return { accessToken: await tokens.issue(opened), refreshToken, userName: userNameOf(email), email, userId };
}

/**
 * Issues a new access token and prolongs the session. Throws `refreshRefused`. A refresh token that is used after its
 * logout was copied by someone: then every session of its user ends.
 */
export async function refresh(
  { db, tokens, now }: AccountDeps,
  { client }: Visit,
  refreshToken: string,
  log: FastifyBaseLogger,
): Promise<{ accessToken: string }> {
  const caller = await prolongSession(db, refreshToken, now());
  if (caller) return { accessToken: await tokens.issue(caller) };

  const userId = await tx(db, async (trx) => {
    const owner = await claimReuse(trx, refreshToken, now());
    if (owner === undefined) return undefined;
    await endSessionsOf(trx, owner, 'reuse', now());
    await recordEvent(trx, { what: 'refreshTokenReused', userId: owner, client }, now());
    return owner;
  });
  if (userId !== undefined) log.warn({ userId }, 'a refresh token was used after logout: all sessions of its user end');
  throw new ApiError(refreshCall.refusals.refreshRefused);
}
