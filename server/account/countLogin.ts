import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { AccountDeps } from './account.ts';
import { trustedDevice } from './devices.ts';
import { countRefusal } from './securityLog.ts';
import { userByEmail } from './users.ts';
import { visitOf } from './visit.ts';

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
  const device = user && trustedDevice(deps, request, user);
  const target = device === undefined ? email : `device ${device}`;
  try {
    if (device === undefined) await limiter.count('login', request, target);
    else await limiter.countTarget('login', target);
  } catch (error) {
    if (error instanceof ApiError) {
      await countRefusal(db, { what: 'loginLimited', userId: user?.id, client: visitOf(request).client }, now());
    }
    throw error;
  }
  return () => limiter.forget('login', target);
}
