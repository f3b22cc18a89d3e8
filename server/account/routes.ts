import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/account.ts';
import { createAfterAnswer } from '../http/afterAnswer.ts';
import { route } from '../http/route.ts';
import type { AccountDeps } from './deps.ts';
import { normalizeEmail } from './email.ts';
import { login } from './login.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { mailReset, setPassword } from './resetPassword.ts';
import { endSession } from './sessions.ts';

/** The calls that open accounts and sessions, keep sessions alive and end them. */
export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, limiter, now } = deps;
  const afterAnswer = createAfterAnswer(app);

  route(app, contract.register, async ({ body, request }) => {
    const email = normalizeEmail(body.email);
    await limiter.count('register', request, email);
    return register(deps, email, body.password);
  });

  route(app, contract.login, async ({ body, request }) => {
    const email = normalizeEmail(body.email);
    await limiter.count('login', request, email);
    const session = await login(deps, email, body.password);
    await limiter.forget('login', email);
    return session;
  });

  route(app, contract.refreshToken, async ({ body: { refreshToken }, request }) => {
    await limiter.count('refreshToken', request, refreshToken);
    return refresh(deps, refreshToken, request.log);
  });

  route(app, contract.logout, async ({ body }) => {
    await endSession(db, body.refreshToken, now());
    return { message: 'You are logged out.' };
  });

  route(app, contract.resetPassword, async ({ body, request, reply }) => {
    const email = normalizeEmail(body.email);
    await limiter.count('resetPassword', request, email);
    // Only then, as the time that it takes would tell whether there is an account.
    afterAnswer(reply, () => mailReset(deps, email));
    return { message: 'If there is an account with this email, a link to set a new password is on its way.' };
  });

  route(app, contract.confirmResetPassword, async ({ body: { token, password }, request }) => {
    await limiter.count('confirmResetPassword', request, token);
    const email = await setPassword(deps, token, password);
    await limiter.forget('login', email);
    return { message: 'Your password has been changed. Please log in.' };
  });
}
