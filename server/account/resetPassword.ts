import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { checkResetPassword, confirmResetPassword, resetPassword } from '../../contract/account.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { queueMail } from '../mail/queue.ts';
import { readLinkToken } from '../secrets/tokenSecret.ts';
import type { AccountDeps } from './auth.ts';
import { trustDevice } from './devices.ts';
import { inConstantTime, LINK_LIFETIME, voidLinksOf } from './mailedLinks.ts';
import { refuseCommon } from './passwords.ts';
import { recordEvent } from './securityLog.ts';
import { endSessionsOf } from './sessions.ts';
import { normalizeEmail, setPasswordHash, userByEmail } from './users.ts';
import { visitOf } from './visit.ts';

/** The calls by which someone who can't log in sets a new password. */
export function resetRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, limiter, passwords, tokenSecret, onMailQueued, now } = deps;
  const { linkUsedOrExpired } = confirmResetPassword.refusals;

  route(app, resetPassword, async ({ body, request }) => {
    const email = normalizeEmail(body.email);
    const { client } = visitOf(request);
    await limiter.count('resetPassword', request, email);
    await inConstantTime(async () => {
      const user = await userByEmail(db, email);
      if (!user) return;
      await tx(db, async (trx) => {
        const resetId = randomUUIDv7();
        const expiresAt = now() + LINK_LIFETIME;
        const reset = { id: resetId, user_id: user.id, expires_at: expiresAt };
        await trx.insertInto('password_resets').values(reset).execute();
        await recordEvent(trx, { what: 'passwordResetAsked', userId: user.id, client }, now());
        await queueMail(trx, { to: user.email, template: 'passwordReset', data: { resetId }, expiresAt }, now());
      });
      onMailQueued();
    });
    return { success: 'If there is an account with this email, a link to set a new password is on its way.' };
  });

  route(app, checkResetPassword, async ({ body: { token }, request }) => {
    await limiter.count('checkResetPassword', request, token);
    await resetOf(token);
    return { message: 'This link can be used.' };
  });

  /** The id of the reset that the token of a link allows. Throws `linkUsedOrExpired`; uses nothing up. */
  async function resetOf(token: string): Promise<string> {
    const resetId = readLinkToken(tokenSecret, 'password-reset', token);
    if (resetId === undefined) throw new ApiError(linkUsedOrExpired);
    const reset = await db
      .selectFrom('password_resets')
      .select('id')
      .where('id', '=', resetId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (!reset) throw new ApiError(linkUsedOrExpired);
    return reset.id;
  }

  route(app, confirmResetPassword, async ({ body: { token, password }, request, reply }) => {
    await limiter.count('confirmResetPassword', request, token);
    // Saves the work of hashing; the claim below decides whether the link is still valid.
    const resetId = await resetOf(token);
    refuseCommon(password);
    const hash = await passwords.hash(password);
    const { id, email } = await tx(db, async (trx) => {
      const reset = await trx
        .updateTable('password_resets')
        .set({ used_at: now() })
        .where('id', '=', resetId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .returning('user_id')
        .executeTakeFirst();
      if (!reset) throw new ApiError(linkUsedOrExpired);
      const userId = reset.user_id;
      // The password first: a pending login by the old one then either fails or has its session ended here.
      const user = await setPasswordHash(trx, userId, hash).executeTakeFirstOrThrow();
      await endSessionsOf(trx, userId, 'password', now()).execute();
      await voidLinksOf(trx, userId, now());
      // Sign-up proves no address: a person who opened the account with someone else's would keep access.
      const connections = trx.deleteFrom('openid_connections').where('user_id', '=', userId);
      await connections.where('email', '!=', user.email).execute();
      for (const table of ['passkeys', 'passkey_challenges'] as const) {
        await trx.deleteFrom(table).where('user_id', '=', userId).execute();
      }
      await recordEvent(trx, { what: 'passwordReset', userId, client: visitOf(request).client }, now());
      return user;
    });
    await limiter.forget('login', email);
    // An attacker who keeps guessing must not be faster than the login that follows.
    await trustDevice(deps, request, reply, id);
    return { message: 'Your password has been changed. Please log in.' };
  });
}
