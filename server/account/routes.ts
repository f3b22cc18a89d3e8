import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as account from '../../contract/account.ts';
import * as session from '../../contract/session.ts';
import * as sessions from '../../contract/sessions.ts';
import { tx } from '../db/tx.ts';
import { route } from '../http/route.ts';
import { type AccountRouteDeps, login, refresh, register } from './account.ts';
import { countLogin, deviceTrust } from './devices.ts';
import { credentialRoutes } from './credentials.ts';
import { inConstantTime } from './mailedLinks.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { personalDataRoutes } from './deleteAccount.ts';
import { checkReset, mailReset, setPassword } from './resetPassword.ts';
import { recordEvent } from './securityLog.ts';
import { endSession, endSessionsOf, listSessions, type SessionSelection } from './sessions.ts';
import { normalizeEmail } from './users.ts';
import { visitOf } from './visit.ts';

/** Every call about accounts and their sessions. */
export function accountRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  accessRoutes(app, deps);
  sessionRoutes(app, deps);
  credentialRoutes(app, deps);
  passkeyRoutes(app, deps);
  personalDataRoutes(app, deps);
}

function accessRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { limiter } = deps;
  const trustDevice = deviceTrust(deps);

  route(app, account.register, async ({ body, request, reply }) => {
    const email = normalizeEmail(body.email);
    await limiter.count('register', request, email);
    const opened = await register(deps, visitOf(request), email, body.password);
    await trustDevice(request, reply, opened.userId);
    return opened;
  });

  route(app, account.login, async ({ body, request, reply }) => {
    const email = normalizeEmail(body.email);
    const forget = await countLogin(deps, request, email);
    const opened = await login(deps, visitOf(request), email, body.password);
    await forget();
    await trustDevice(request, reply, opened.userId);
    return opened;
  });

  route(app, account.resetPassword, async ({ body, request }) => {
    const email = normalizeEmail(body.email);
    await limiter.count('resetPassword', request, email);
    await inConstantTime(mailReset(deps, visitOf(request), email));
    return { success: 'If there is an account with this email, a link to set a new password is on its way.' };
  });

  route(app, account.checkResetPassword, async ({ body: { token }, request }) => {
    await limiter.count('checkResetPassword', request, token);
    await checkReset(deps, token);
    return { message: 'This link can be used.' };
  });

  route(app, account.confirmResetPassword, async ({ body: { token, password }, request, reply }) => {
    await limiter.count('confirmResetPassword', request, token);
    const { id, email } = await setPassword(deps, visitOf(request), token, password);
    await limiter.forget('login', email);
    // An attacker who keeps guessing must not be faster than the login that follows.
    await trustDevice(request, reply, id);
    return { message: 'Your password has been changed. Please log in.' };
  });
}

/** The calls that prolong, list and end sessions. */
function sessionRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
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
    await endOwn(request, userId, 'sessionEnded', { only: body.sessionId });
    return { message: 'The session has ended.' };
  });

  route(app, sessions.endOtherSessions, async ({ body, request }) => {
    const { userId, sessionId } = await auth.requireSelf(request, body.userId);
    await endOwn(request, userId, 'otherSessionsEnded', { but: sessionId });
    return { message: 'All other sessions have ended.' };
  });

  async function endOwn(
    request: FastifyRequest,
    userId: string,
    what: 'sessionEnded' | 'otherSessionsEnded',
    selection: SessionSelection,
  ): Promise<void> {
    await tx(db, async (trx) => {
      const ended = await endSessionsOf(trx, userId, 'user', now(), selection);
      if (ended > 0) await recordEvent(trx, { what, userId, client: visitOf(request).client }, now());
    });
  }
}
