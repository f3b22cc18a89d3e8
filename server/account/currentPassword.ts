import type { FastifyRequest } from 'fastify';
import { changePassword } from '../../contract/credentials.ts';
import type { UserRow } from '../db/accountRows.ts';
import { ApiError } from '../http/errors.ts';
import type { AccountDeps } from './auth.ts';
import type { Caller } from './sessions.ts';
import { NO_PASSWORD } from './passwords.ts';
import { countRefusal } from './securityLog.ts';
import { userById } from './users.ts';
import { visitOf } from './visit.ts';

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
