import type { FastifyRequest } from 'fastify';

/** The value of a cookie; empty where the browser sends none of this name. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string {
  const cookies = headers.cookie?.split(/; */) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** What a cookie is sent with. No script can read it. */
interface CookieOptions {
  /** In seconds; 0 removes the cookie. */
  readonly maxAge: number;
  /** `Lax` is also sent by a browser that follows a link of another site. */
  readonly sameSite: 'Strict' | 'Lax';
  /** Address of the site: with https the cookie goes by nothing else. */
  readonly publicUrl: string;
}

/** A header that sets a cookie for the calls of accounts. */
export function accountCookie(name: string, value: string, { maxAge, sameSite, publicUrl }: CookieOptions): string {
  const attributes = ['Path=/api/authComponent', `Max-Age=${maxAge}`, 'HttpOnly', `SameSite=${sameSite}`];
  if (publicUrl.startsWith('https:')) attributes.push('Secure');
  return [`${name}=${value}`, ...attributes].join('; ');
}
