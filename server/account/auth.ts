import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Endpoint, ResponseOf } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/errors.ts';
import { type Call, route } from '../http/route.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Passwords } from './passwords.ts';
import { type Caller, openSessionsOf } from './sessions.ts';

/** How long an access token is valid, in seconds. */
const LIFETIME = 15 * 60;

/** How many tokens are kept that were found to be ours: checking a signature costs as much as the rest of a call. */
const KEPT = 10_000;

const ALGORITHM = 'HS256';
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const PARTY = 'certcrest';

/** What a token says of its caller; `exp` is in seconds since 1970. */
const claims = z.object({ sub: z.string(), sid: z.string(), exp: z.number() });
type Claims = z.infer<typeof claims>;

/** Access tokens signed with `secret`. */
export function accessTokens(secret: string, now: () => number) {
  // Imported once: jose would import bytes with every call.
  const key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign', 'verify']);

  // A token that makes room for others while it is being verified is verified to the end.
  const verified = new LRUCache<string, Claims>({ max: KEPT, fetchMethod: verify, ignoreFetchAbort: true });

  /** What a token says, if its signature is ours. Throws `tokenExpired` or `tokenInvalid`. */
  async function verify(token: string): Promise<Claims> {
    const { payload } = await jwtVerify(token, await key, {
      algorithms: [ALGORITHM],
      issuer: PARTY,
      audience: PARTY,
      currentDate: new Date(now()),
    }).catch((cause: unknown) => {
      const isExpired = cause instanceof errors.JWTExpired;
      throw new ApiError(isExpired ? commonRefusals.tokenExpired : commonRefusals.tokenInvalid, { cause });
    });
    const parsed = claims.safeParse(payload);
    if (!parsed.success) throw new ApiError(commonRefusals.tokenInvalid);
    return parsed.data;
  }

  return {
    async issue({ userId, sessionId }: Caller): Promise<string> {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(PARTY)
        .setAudience(PARTY)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME)
        .sign(await key);
    },

    /** The caller that a token was issued to. Throws `tokenExpired` or `tokenInvalid`. */
    async read(token: string): Promise<Caller> {
      const { sub, sid, exp } = await verified.forceFetch(token);
      if (exp <= now() / 1000) throw new ApiError(commonRefusals.tokenExpired);
      return { userId: sub, sessionId: sid };
    },
  };
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
    const open = openSessionsOf(db, caller.userId, now()).where('id', '=', caller.sessionId).select('id');
    if (!(await open.executeTakeFirst())) throw new ApiError(commonRefusals.tokenInvalid);
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

/** An endpoint for the user whom its payload names as `userId`. */
type OwnEndpoint = Endpoint & Readonly<Record<'body', OwnPayload> | Record<'query', OwnPayload>>;
type OwnPayload = z.ZodMiniType<{ readonly userId: string }>;

/** Handles an endpoint whose caller must be the user named there. Throws `loginRequired` and `notYours`. */
export function ownRoute<E extends OwnEndpoint>(
  app: FastifyInstance,
  auth: Auth,
  endpoint: E,
  handler: (call: Call<E> & { readonly caller: Caller }) => Promise<ResponseOf<E>>,
): void {
  route(app, endpoint, async (call) => {
    const { body, query } = call.request;
    const { userId } = (endpoint.body ? body : query) as { userId: string }; // as its schema says
    return handler(Object.assign(call, { caller: await auth.requireSelf(call.request, userId) }));
  });
}

type Auth = ReturnType<typeof createAuth>;

/** What calls need. */
export interface RouteDeps extends Pick<Deps, 'db' | 'now'> {
  readonly auth: Auth;
  readonly limiter: Limiter;
}

/** What calls about accounts need. */
export interface AccountDeps extends RouteDeps, Pick<Deps, 'publicUrl' | 'tokenSecret' | 'onMailQueued'> {
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
}
