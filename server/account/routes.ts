import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as session from '../../contract/session.ts';
import * as sessions from '../../contract/sessions.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { accessRoutes } from './account.ts';
import { type AccountDeps, ownRoute } from './auth.ts';
import { credentialRoutes } from './credentials.ts';
import { personalDataRoutes } from './deleteAccount.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { resetRoutes } from './resetPassword.ts';
import { recordEvent } from './securityLog.ts';
import { endSessionsOf, hashOf, openSessionsOf, prolongSession } from './sessions.ts';
import { visitOf } from './visit.ts';

/** Every call about accounts and their sessions. */
export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  accessRoutes(app, deps);
  sessionRoutes(app, deps);
  resetRoutes(app, deps);
  credentialRoutes(app, deps);
  passkeyRoutes(app, deps);
  personalDataRoutes(app, deps);
}

/** The calls that prolong, list and end sessions. */
function sessionRoutes(app: FastifyInstance, { db, auth, tokens, limiter, now }: AccountDeps): void {
  route(app, session.refreshToken, async ({ body: { refreshToken }, request }) => {
    await limiter.count('refreshToken', request, refreshToken);
    const caller = await prolongSession(db, refreshToken, now());
    if (caller) return { accessToken: await tokens.issue(caller) };

    // One that is used after its logout was copied by someone; that counts once. One that ended otherwise does not:
    // devices of the user still send it, as they can't know.
    const { client } = visitOf(request);
    const reused = await tx(db, async (trx) => {
      const claimed = await trx
        .updateTable('sessions')
        .set({ ended_by: 'reuse' })
        .where('refresh_hash', '=', hashOf(refreshToken))
        .where('ended_by', '=', 'logout')
        .where('expires_at', '>', now())
        .returning('user_id as userId')
        .executeTakeFirst();
      if (!claimed) return undefined;
      await endSessionsOf(trx, claimed.userId, 'reuse', now()).execute();
      await recordEvent(trx, { what: 'refreshTokenReused', ...claimed, client }, now());
      return claimed;
    });
    if (reused) request.log.warn(reused, 'a refresh token was used after logout: all sessions of its user end');
    throw new ApiError(session.refreshToken.refusals.refreshRefused);
  });

  route(app, session.logout, async ({ body, request }) => {
    const { client } = visitOf(request);
    await tx(db, async (trx) => {
      const ended = await trx
        .updateTable('sessions')
        .set({ ended_at: now(), ended_by: 'logout' })
        .where('refresh_hash', '=', hashOf(body.refreshToken))
        .where('ended_at', 'is', null)
        .returning('user_id as userId')
        .executeTakeFirst();
      if (ended) await recordEvent(trx, { what: 'logout', ...ended, client }, now());
    });
    return { message: 'You are logged out.' };
  });

  ownRoute(app, auth, sessions.retrieveSessions, async ({ caller: { userId, sessionId } }) => {
    const rows = await openSessionsOf(db, userId, now())
      .select(['id', 'device', 'created_at', 'used_at'])
      .orderBy('created_at', 'desc')
      .execute();
    const open = rows.map(({ id, device, created_at, used_at }) => ({
      id,
      device,
      openedAt: new Date(created_at).toISOString(),
      usedAt: new Date(used_at ?? created_at).toISOString(),
      isCurrent: id === sessionId,
    }));
    return {
      sessions: open.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.usedAt.localeCompare(a.usedAt)),
    };
  });

  ownRoute(app, auth, sessions.endSession, async ({ caller: { userId }, body, request }) => {
    await endOwn(request, userId, 'sessionEnded', '=', body.sessionId);
    return { message: 'The session has ended.' };
  });

  ownRoute(app, auth, sessions.endOtherSessions, async ({ caller: { userId, sessionId }, request }) => {
    await endOwn(request, userId, 'otherSessionsEnded', '!=', sessionId);
    return { message: 'All other sessions have ended.' };
  });

  async function endOwn(
    request: FastifyRequest,
    userId: string,
    what: 'sessionEnded' | 'otherSessionsEnded',
    isEnded: '=' | '!=',
    sessionId: string,
  ): Promise<void> {
    await tx(db, async (trx) => {
      const own = endSessionsOf(trx, userId, 'user', now());
      const { numUpdatedRows } = await own.where('id', isEnded, sessionId).executeTakeFirst();
      if (numUpdatedRows > 0n) await recordEvent(trx, { what, userId, client: visitOf(request).client }, now());
    });
  }
}
