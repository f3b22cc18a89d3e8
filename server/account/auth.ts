import { createHmac, createSecretKey } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { commonRefusals } from '../../contract/errors.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/errors.ts';
import type { Limiter } from '../limits/limiter.ts';
import { isSameSignature } from '../secrets/signatures.ts';
import { isOpen } from './sessions.ts';

/** The user who sends a request, and the session that it belongs to. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** How long an access token is valid, in seconds. */
const LIFETIME = 15 * 60;

const PARTY = 'certcrest';

/** What every token's first part says. Nobody else issues tokens, so that any other one is refused. */
const HEADER = encode({ alg: 'HS256' });

const claims = z.object({
  iss: z.literal(PARTY),
  aud: z.literal(PARTY),
  sub: z.string(),
  sid: z.string(),
  /** In seconds. */
  exp: z.number(),
});

/**
 * Access tokens, which are JSON Web Tokens (RFC 7519) signed with `secret`; `now` returns the time in epoch milliseconds.
 * They are read with every call: Node's own HMAC takes a fraction of the time of a library for every kind of token.
 */
export function accessTokens(secret: string, now: () => number) {
  const key = createSecretKey(secret, 'utf8');
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    async issue({ userId, sessionId }: Caller): Promise<string> {
      const issuedAt = Math.floor(now() / 1000);
      const payload = { iss: PARTY, aud: PARTY, sub: userId, sid: sessionId, iat: issuedAt, exp: issuedAt + LIFETIME };
      const text = `${HEADER}.${encode(payload)}`;
      return `${text}.${signatureOf(text)}`;
    },

    /** The caller that a token was issued to. Throws `tokenExpired` or `tokenInvalid`. */
    async read(token: string): Promise<Caller> {
      const [header, payload = '', signature = '', ...rest] = token.split('.');
      const isOurs = header === HEADER && isSameSignature(signature, signatureOf(`${header}.${payload}`));
      if (!isOurs || rest.length > 0) throw new ApiError(commonRefusals.tokenInvalid);
      const found = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      if (!found.success) throw new ApiError(commonRefusals.tokenInvalid);
      const { sub, sid, exp } = found.data;
      if (exp <= Math.floor(now() / 1000)) throw new ApiError(commonRefusals.tokenExpired);
      return { userId: sub, sessionId: sid };
    },
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Issues and reads the tokens that calls carry. */
export type AccessTokens = ReturnType<typeof accessTokens>;

/**
 * Identifies the caller of a request by the bearer token alone, whatever the payload says. A token is valid only while its
 * session is open.
 */
export function createAuth(db: Database, tokens: AccessTokens, now: () => number) {
  /** The caller; undefined for a visitor, who sends no token. Throws `tokenExpired` or `tokenInvalid`. */
  async function callerOf({ headers }: FastifyRequest): Promise<Caller | undefined> {
    if (headers.authorization === undefined) return undefined;
    const [, token = ''] = /^Bearer (\S+)$/i.exec(headers.authorization) ?? [];
    const caller = await tokens.read(token);
    if (!(await isOpen(db, caller, now()))) throw new ApiError(commonRefusals.tokenInvalid);
    return caller;
  }

  /** The caller of what belongs to the user `userId`. Throws `loginRequired` and `notYours` as well. */
  async function requireSelf(request: FastifyRequest, userId: string): Promise<Caller> {
    const caller = await callerOf(request);
    if (!caller) throw new ApiError(commonRefusals.loginRequired);
    if (caller.userId !== userId) throw new ApiError(commonRefusals.notYours);
    return caller;
  }

  return { callerOf, requireSelf };
}

/** What most routes need. */
export interface RouteDeps extends Pick<Deps, 'db' | 'now'> {
  readonly auth: ReturnType<typeof createAuth>;
  readonly limiter: Limiter;
}
