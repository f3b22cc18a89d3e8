import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { changeEmail, changePassword, confirmEmail } from '../../contract/credentials.ts';
import { isDuplicate, tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { queueMail } from '../mail/queue.ts';
import { readLinkToken } from '../secrets/tokenSecret.ts';
import { type AccountDeps, ownRoute } from './auth.ts';
import { verifiedUser } from './account.ts';
import { trustDevice } from './devices.ts';
import { inConstantTime, LINK_LIFETIME, voidLinksOf } from './mailedLinks.ts';
import { refuseCommon } from './passwords.ts';
import { recordEvent } from './securityLog.ts';
import { endSessionsOf } from './sessions.ts';
import { normalizeEmail, setPasswordHash, userByEmail, userNameOf } from './users.ts';
import { visitOf } from './visit.ts';

/** The calls that change the password and the email of a user who is logged in. */
export function credentialRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, auth, limiter, passwords, tokenSecret, onMailQueued, now } = deps;

  ownRoute(app, auth, changePassword, async ({ caller, body, request, reply }) => {
    const { userId, sessionId } = caller;
    const { client } = visitOf(request);
    const verified = await verifiedUser(deps, request, caller, body.password);
    refuseCommon(body.newPassword);
    const hash = await passwords.hash(body.newPassword);
    await tx(db, async (trx) => {
      const change = setPasswordHash(trx, userId, hash).where('password_version', '=', verified.password_version);
      // Another new password may have been set since this one was verified.
      if (!(await change.executeTakeFirst())) throw new ApiError(changePassword.refusals.wrongPassword);
      await endSessionsOf(trx, userId, 'password', now()).where('id', '!=', sessionId).execute();
      await voidLinksOf(trx, userId, now());
      await recordEvent(trx, { what: 'passwordChanged', userId, client }, now());
    });
    await trustDevice(deps, request, reply, userId);
    return { message: 'Your password has been changed. Your other sessions have ended.' };
  });

  ownRoute(app, auth, changeEmail, async ({ caller, body, request }) => {
    const { client } = visitOf(request);
    const user = await verifiedUser(deps, request, caller, body.password);
    const email = normalizeEmail(body.email);
    if (email === user.email) throw new ApiError(changeEmail.refusals.sameEmail);
    await limiter.count('changeEmail', request, user.id);
    // Neither the response nor its time nor the notice reveals whether someone has the new address.
    await inConstantTime(async () => {
      await tx(db, async (trx) => {
        const time = now();
        await recordEvent(trx, { what: 'emailChangeAsked', userId: user.id, client }, time);
        await queueMail(trx, { to: user.email, template: 'emailChangeNotice', data: {} }, time);
        if (await userByEmail(trx, email)) return;
        const expiresAt = time + LINK_LIFETIME;
        const changeId = randomUUIDv7();
        const change = { id: changeId, user_id: user.id, email, expires_at: expiresAt };
        await trx.insertInto('email_changes').values(change).execute();
        await queueMail(trx, { to: email, template: 'emailChange', data: { changeId }, expiresAt }, time);
      });
      onMailQueued();
    });
    return { message: 'If this address can be used, a link is on its way to it. Open it within an hour.' };
  });

  route(app, confirmEmail, async ({ body: { token }, request }) => {
    const { linkUsedOrExpired, emailTaken } = confirmEmail.refusals;
    await limiter.count('confirmEmail', request, token);
    const changeId = readLinkToken(tokenSecret, 'email-change', token);
    if (changeId === undefined) throw new ApiError(linkUsedOrExpired);
    const { userId, email } = await tx(
      db,
      async (trx) => {
        const change = await trx
          .updateTable('email_changes')
          .set({ used_at: now() })
          .where('id', '=', changeId)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now())
          .returning(['user_id as userId', 'email'])
          .executeTakeFirst();
        if (!change) throw new ApiError(linkUsedOrExpired);
        if (await userByEmail(trx, change.email)) throw new ApiError(emailTaken);
        await trx.updateTable('users').set({ email: change.email }).where('id', '=', change.userId).execute();
        await voidLinksOf(trx, change.userId, now());
        const { client } = visitOf(request);
        await recordEvent(trx, { what: 'emailChanged', userId: change.userId, client }, now());
        return change;
      },
      // The address was taken at this very moment: the next run finds that out.
      isDuplicate,
    );
    return { message: 'Your email has been changed.', userId, email, userName: userNameOf(email) };
  });
}
