import type { FastifyRequest } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import type { Database } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import type { AccessTokens } from './accessToken.ts';

/** The user who makes a request, and the session that it belongs to. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** Tells who makes a request. It goes by the bearer token alone, whatever the payload says. */
export interface Auth {
  /** The caller; undefined for a visitor, who sends no token. Throws `tokenExpired` or `tokenInvalid`. */
  readonly callerOf: (request: FastifyRequest) => Promise<Caller | undefined>;
  /** The caller of what is only for users. Throws `loginRequired` as well. */
  readonly requireCaller: (request: FastifyRequest) => Promise<Caller>;
  /** The caller of what belongs to the user `userId`. Throws `notYours` as well. */
  readonly requireSelf: (request: FastifyRequest, userId: string) => Promise<Caller>;
}

/** Tells callers by their tokens, each of which is only as good as its session still is. */
export function createAuth(db: Database, tokens: AccessTokens): Auth {
  async function callerOf({ headers }: FastifyRequest): Promise<Caller | undefined> {
    if (headers.authorization === undefined) return undefined;
    const [, token = ''] = /^Bearer (\S+)$/i.exec(headers.authorization) ?? [];
    const caller = await tokens.read(token);
    if (!(await isOpen(db, caller))) throw new ApiError(commonRefusals.tokenInvalid);
    return caller;
  }

  async function requireCaller(request: FastifyRequest): Promise<Caller> {
    const caller = await callerOf(request);
    if (!caller) throw new ApiError(commonRefusals.loginRequired);
    return caller;
  }

  async function requireSelf(request: FastifyRequest, userId: string): Promise<Caller> {
    const caller = await requireCaller(request);
    if (caller.userId !== userId) throw new ApiError(commonRefusals.notYours);
    return caller;
  }

  return { callerOf, requireCaller, requireSelf };
}

/** Whether a session was neither ended by logout nor by a new password. When it expires is for its tokens to say. */
async function isOpen(db: Database, { sessionId, userId }: Caller): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return session !== undefined;
}
