import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { accountCookie } from '../../http/cookies.ts';
import type { OpenIdClient } from './client.ts';
import { type AuthorizationRequest, insertLogin, LIFETIME, newSecret } from './logins.ts';

/** Keeps the secret of a login in the browser that has begun it. `Lax`, as the callback is reached from another site. */
export const LOGIN_COOKIE = 'certcrest_openid';

/** What starting an authorization needs. */
type AuthorizationDeps = Pick<Deps, 'db' | 'now' | 'publicUrl'>;

/** Begins a login, and returns the provider's page for it; the response sets the cookie. Throws `OpenIdError`. */
export async function startAuthorization(
  { db, now, publicUrl }: AuthorizationDeps,
  client: OpenIdClient,
  authorization: AuthorizationRequest,
  reply: FastifyReply,
): Promise<string> {
  const secret = newSecret();
  const url = await client.loginUrl(secret);
  await insertLogin(db, secret, authorization, now());
  reply.header('set-cookie', accountCookie(LOGIN_COOKIE, secret, cookieOptions(publicUrl, LIFETIME / 1000)));
  return url;
}

/** A header that removes the cookie. */
export const removedCookie = (publicUrl: string): string =>
  accountCookie(LOGIN_COOKIE, '', cookieOptions(publicUrl, 0));

const cookieOptions = (publicUrl: string, maxAge: number) => ({ maxAge, sameSite: 'Lax', publicUrl }) as const;
