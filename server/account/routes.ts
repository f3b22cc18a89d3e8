import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as account from '../../contract/account.ts';
import * as session from '../../contract/session.ts';
import { route } from '../http/route.ts';
import { type AccountDeps, login, refresh, register } from './account.ts';
import { checkReset, mailReset, setPassword } from './resetPassword.ts';
import { endSession } from './sessions.ts';
import { normalizeEmail } from './users.ts';

/**
 * How long asking for a reset takes at least, in milliseconds: far longer than queueing a mail, as a shorter response
 * would reveal that there is no account.
 */
const RESET_TIME = 100;

/** The calls that open accounts, and open, prolong and end sessions. */
export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, limiter, now } = deps;

  route(app, account.register, async ({ body, request }) => {
    const email = normalizeEmail(body.email);
    await limiter.count('register', request, email);
    return register(deps, email, body.password);
  });

  route(app, account.login, async ({ body, request }) => {
    const email = normalizeEmail(body.email);
    await limiter.count('login', request, email);
    const opened = await login(deps, email, body.password);
    await limiter.forget('login', email);
    return opened;
  });

  route(app, session.refreshToken, async ({ body: { refreshToken }, request }) => {
    await limiter.count('refreshToken', request, refreshToken);
    return refresh(deps, refreshToken, request.log);
  });

  route(app, session.logout, async ({ body }) => {
    await endSession(db, body.refreshToken, now());
    return { message: 'You are logged out.' };
  });

  route(app, account.resetPassword, async ({ body, request }) => {
    const email = normalizeEmail(body.email);
    await limiter.count('resetPassword', request, email);
    await Promise.all([mailReset(deps, email), setTimeout(RESET_TIME)]);
    return { success: 'If there is an account with this email, a link to set a new password is on its way.' };
  });

  route(app, account.checkResetPassword, async ({ body: { token }, request }) => {
    await limiter.count('checkResetPassword', request, token);
    await checkReset(deps, token);
    return { message: 'This link can be used.' };
  });

  route(app, account.confirmResetPassword, async ({ body: { token, password }, request }) => {
    await limiter.count('confirmResetPassword', request, token);
    const email = await setPassword(deps, token, password);
    await limiter.forget('login', email);
    return { message: 'Your password has been changed. Please log in.' };
  });
}
