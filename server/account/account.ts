import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { login, register, type Session } from '../../contract/account.ts';
import { changePassword } from '../../contract/credentials.ts';
import type { UserRow } from '../db/accountRows.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { AccountDeps } from './auth.ts';
import { countLogin, trustDevice } from './devices.ts';
import { NO_PASSWORD, refuseCommon } from './passwords.ts';
import { countRefusal, recordEvent } from './securityLog.ts';
import { type Caller, type OpenedSession, openSession } from './sessions.ts';
import { insertUser, lockUserRow, normalizeEmail, userByEmail, userById, userNameOf } from './users.ts';
import { visitOf } from './visit.ts';

/** The calls that open an account, and a session by its password. */
export function accessRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, limiter, passwords, now } = deps;
  const { emailTaken } = register.refusals;
  const { wrongCredentials } = login.refusals;

  route(app, register, async ({ body, request, reply }) => {
    const email = normalizeEmail(body.email);
    const { client, device } = visitOf(request);
    await limiter.count('register', request, email);
    refuseCommon(body.password);
    // Saves the work of hashing. Of two calls at the same moment it stops neither: the unique email does.
    if (await userByEmail(db, email)) throw new ApiError(emailTaken);
    const hash = await passwords.hash(body.password);
    const opened = await tx(db, async (trx) => {
      const user = await insertUser(trx, { email, password_hash: hash, created_at: now() });
      if (!user) throw new ApiError(emailTaken);
      await recordEvent(trx, { what: 'accountOpened', userId: user.id, client }, now());
      return openSession(trx, user, device, now());
    });
    return toSession(deps, request, reply, opened);
  });

  // Refused after as long and with the same words whether or not the account exists.
  route(app, login, async ({ body: { password, ...body }, request, reply }) => {
    const email = normalizeEmail(body.email);
    const { client, device } = visitOf(request);
    const forget = await countLogin(deps, request, email);
    const user = await userByEmail(db, email);
    const isRight = await passwords.isRight(password, user?.password_hash);
    if (!user || !isRight) {
      await countRefusal(db, { what: 'loginRefused', userId: user?.id, client }, now());
      throw new ApiError(wrongCredentials);
    }

    const isOutdated = passwords.isOutdated(user.password_hash);
    const hash = isOutdated ? await passwords.hash(password) : user.password_hash;
    const opened = await tx(db, async (trx) => {
      // A password that was changed at this moment must not open a session.
      const current = await lockUserRow(trx, user.id);
      if (current?.password_version !== user.password_version) throw new ApiError(wrongCredentials);
      await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', user.id).execute();
      await recordEvent(trx, { what: 'login', userId: user.id, client }, now());
      return openSession(trx, user, device, now());
    });
    await forget();
    return toSession(deps, request, reply, opened);
  });
}

/** Trusts the device on which a session was opened, and returns the session as the contract has it. */
export async function toSession(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, refreshToken, ...caller }: OpenedSession,
): Promise<Session> {
  const { userId } = caller;
  await trustDevice(deps, request, reply, userId);
  return { accessToken: await deps.tokens.issue(caller), refreshToken, userName: userNameOf(email), email, userId };
}

/**
 * The caller's account, once the current password has proved that it is they who call, not someone at their open
 * browser. Wrong ones are counted per session. Throws `tooManyRequests`, `noPassword` and `wrongPassword`.
 */
export async function verifiedUser(
  { db, limiter, passwords, now }: AccountDeps,
  request: FastifyRequest,
  { userId, sessionId }: Caller,
  password: string,
): Promise<UserRow> {
  await limiter.count('currentPassword', request, sessionId);
  const user = await userById(db, userId);
  if (user?.password_hash === NO_PASSWORD) throw new ApiError(changePassword.refusals.noPassword);
  const isRight = await passwords.isRight(password, user?.password_hash);
  if (!user || !isRight) {
    await countRefusal(db, { what: 'currentPasswordRefused', userId, client: visitOf(request).client }, now());
    throw new ApiError(changePassword.refusals.wrongPassword);
  }
  await limiter.forget('currentPassword', sessionId);
  return user;
}
