import type { FastifyRequest } from 'fastify';
import type { AccountDeps } from './account.ts';
import { trustedDevice } from './devices.ts';
import { userByEmail } from './users.ts';

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
  const { db, limiter } = deps;
  const user = await userByEmail(db, email);
  const device = user && trustedDevice(deps, request, user);
  if (device === undefined) {
    await limiter.count('login', request, email);
    return () => limiter.forget('login', email);
  }
  const target = `device ${device}`;
  await limiter.countTarget('login', target);
  return () => limiter.forget('login', target);
}
