import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as credentials from '../../contract/credentials.ts';
import type { AccountDeps, AccountRouteDeps } from './account.ts';
import { refuseCommon } from './commonPasswords.ts';
import { verifiedUser } from './currentPassword.ts';
import { deviceTrust } from './devices.ts';
import { inConstantTime, voidLinksOf } from './mailedLinks.ts';
import { recordEvent } from './securityLog.ts';
import { type Caller, endSessionsOf } from './sessions.ts';
import { changeVerifiedPassword, normalizeEmail, userByEmail, userNameOf } from './users.ts';
import { type Visit, visitOf } from './visit.ts';
import type { UserRow } from '../db/accountRows.ts';
import { isDuplicate, tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { queueMail } from '../mail/queue.ts';
import { readLinkToken } from '../secrets/signatures.ts';

/** The calls that change the password and the email of a user who is logged in. */
export function credentialRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { auth, limiter } = deps;
  const trustDevice = deviceTrust(deps);

  route(app, credentials.changePassword, async ({ body, request, reply }) => {
    const caller = await auth.requireSelf(request, body.userId);
    const user = await verifiedUser(deps, request, caller, body.password);
    await changeOwnPassword(deps, visitOf(request), caller, user, body.newPassword);
    await trustDevice(request, reply, user.id);
    return { message: 'Your password has been changed. Your other sessions have ended.' };
  });

  route(app, credentials.changeEmail, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    const user = await verifiedUser(deps, request, caller, body.password);
    const email = normalizeEmail(body.email);
    if (email === user.email) throw new ApiError(credentials.changeEmail.refusals.sameEmail);
    await limiter.count('changeEmail', request, user.id);
    await inConstantTime(mailEmailChange(deps, visitOf(request), user, email));
    return { message: 'If this address can be used, a link is on its way to it. Open it within an hour.' };
  });

  route(app, credentials.confirmEmail, async ({ body: { token }, request }) => {
    await limiter.count('confirmEmail', request, token);
    const { id, email } = await setEmail(deps, visitOf(request), token);
    return { message: 'Your email has been changed.', userId: id, email, userName: userNameOf(email) };
  });
}

/**
 * Sets a new password for a user whose current one was `verified`, ends every other session and makes mailed
 * links invalid. Throws `commonPassword`, and `wrongPassword` where the password has changed meanwhile.
 */
async function changeOwnPassword(
  { db, passwords, now }: AccountDeps,
  { client }: Visit,
  { userId, sessionId }: Caller,
  verified: UserRow,
  password: string,
): Promise<void> {
  refuseCommon(password);
  const hash = await passwords.hash(password);
  await tx(db, async (trx) => {
    if (!(await changeVerifiedPassword(trx, verified, hash)))
      throw new ApiError(credentials.changePassword.refusals.wrongPassword);
    await endSessionsOf(trx, userId, 'password', now(), { but: sessionId });
    await voidLinksOf(trx, userId, now());
    await recordEvent(trx, { what: 'passwordChanged', userId, client }, now());
  });
}

/** How long a link to change the email is valid, in milliseconds. */
const LIFETIME = 60 * 60 * 1000;

/**
 * Mails a link to a new address, unless someone has it, and in any case a notice to the old one: neither response nor
 * notice reveals whose the new address is. `email` is normalized.
 */
async function mailEmailChange(
  { db, onMailQueued, now }: AccountDeps,
  { client }: Visit,
  user: UserRow,
  email: string,
): Promise<void> {
  await tx(db, async (trx) => {
    const time = now();
    await recordEvent(trx, { what: 'emailChangeAsked', userId: user.id, client }, time);
    await queueMail(trx, { to: user.email, template: 'emailChangeNotice', data: {} }, time);
    if (await userByEmail(trx, email)) return;
    const expiresAt = time + LIFETIME;
    const changeId = randomUUIDv7();
    const change = { id: changeId, user_id: user.id, email, expires_at: expiresAt, used_at: null };
    await trx.insertInto('email_changes').values(change).execute();
    await queueMail(trx, { to: email, template: 'emailChange', data: { changeId }, expiresAt }, time);
  });
  onMailQueued();
}

/**
 * Changes the email with the token of a link, and makes every other link of the user invalid. Throws
 * `linkUsedOrExpired`, and `emailTaken` where someone has taken the address since.
 */
async function setEmail(
  { db, tokenSecret, now }: AccountDeps,
  { client }: Visit,
  token: string,
): Promise<Pick<UserRow, 'id' | 'email'>> {
  const changeId = readLinkToken(tokenSecret, 'email-change', token);
  if (changeId === undefined) throw linkUsedOrExpired();
  return tx(
    db,
    async (trx) => {
      const change = await trx
        .updateTable('email_changes')
        .set({ used_at: now() })
        .where('id', '=', changeId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .returning(['user_id', 'email'])
        .executeTakeFirst();
      if (!change) throw linkUsedOrExpired();
      const { user_id: id, email } = change;
      if (await userByEmail(trx, email)) throw new ApiError(credentials.confirmEmail.refusals.emailTaken);
      await trx.updateTable('users').set({ email }).where('id', '=', id).execute();
      await voidLinksOf(trx, id, now());
      await recordEvent(trx, { what: 'emailChanged', userId: id, client }, now());
      return { id, email };
    },
    // The address was taken at this very moment: the next run finds that out.
    isDuplicate,
  );
}

const linkUsedOrExpired = () => new ApiError(credentials.confirmEmail.refusals.linkUsedOrExpired);
