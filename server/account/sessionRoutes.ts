import type { FastifyInstance } from 'fastify';
import * as session from '../../contract/session.ts';
import * as sessions from '../../contract/sessions.ts';
import { tx } from '../db/tx.ts';
import { route } from '../http/route.ts';
import { type AccountRouteDeps, refresh } from './account.ts';
import { recordEvent } from './securityLog.ts';
import { endSession, endSessionsOf, listSessions } from './sessions.ts';
import { visitOf } from './visit.ts';

/** The calls that prolong, list and end sessions. */
export function sessionRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { db, auth, limiter, now } = deps;

  route(app, session.refreshToken, async ({ body: { refreshToken }, request }) => {
    await limiter.count('refreshToken', request, refreshToken);
    return refresh(deps, visitOf(request), refreshToken, request.log);
  });

  route(app, session.logout, async ({ body, request }) => {
    const { client } = visitOf(request);
    await tx(db, async (trx) => {
      const userId = await endSession(trx, body.refreshToken, now());
      if (userId !== undefined) await recordEvent(trx, { what: 'logout', userId, client }, now());
    });
    return { message: 'You are logged out.' };
  });

  route(app, sessions.retrieveSessions, async ({ query, request }) => {
    const caller = await auth.requireSelf(request, query.userId);
    return { sessions: await listSessions(db, caller, now()) };
  });

  route(app, sessions.endSession, async ({ body, request }) => {
    const { userId } = await auth.requireSelf(request, body.userId);
    const { client } = visitOf(request);
    await tx(db, async (trx) => {
      const ended = await endSessionsOf(trx, userId, 'user', now(), { only: body.sessionId });
      if (ended > 0) await recordEvent(trx, { what: 'sessionEnded', userId, client }, now());
    });
    return { message: 'The session has ended.' };
  });

  route(app, sessions.endOtherSessions, async ({ body, request }) => {
    const { userId, sessionId } = await auth.requireSelf(request, body.userId);
    const { client } = visitOf(request);
    await tx(db, async (trx) => {
      const ended = await endSessionsOf(trx, userId, 'user', now(), { but: sessionId });
      if (ended > 0) await recordEvent(trx, { what: 'otherSessionsEnded', userId, client }, now());
    });
    return { message: 'All other sessions have ended.' };
  });
}
