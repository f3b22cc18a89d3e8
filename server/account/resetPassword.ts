import { randomUUIDv7 } from 'node:crypto';
import { confirmResetPassword } from '../../contract/account.ts';
import type { Tx } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { queueMail } from '../mail/queue.ts';
import { removeForeignConnections } from './openId/logins.ts';
import { readLinkToken } from '../secrets/signatures.ts';
import type { AccountDeps } from './account.ts';
import { refuseCommon } from './commonPasswords.ts';
import { voidLinksOf } from './mailedLinks.ts';
import { deletePasskeysOf } from './passkeys/passkeys.ts';
import { recordEvent } from './securityLog.ts';
import { endSessionsOf } from './sessions.ts';
import { type ChangedUser, changePassword, userByEmail } from './users.ts';
import type { Visit } from './visit.ts';

/** How long a link to set a new password is valid, in milliseconds. */
const LIFETIME = 60 * 60 * 1000;

/** Mails a link to set a new password, where there is an account; `email` is normalized. */
export async function mailReset(
  { db, onMailQueued, now }: AccountDeps,
  { client }: Visit,
  email: string,
): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user) return;
  await tx(db, async (trx) => {
    const { resetId, expiresAt } = await openReset(trx, user.id, now());
    await recordEvent(trx, { what: 'passwordResetAsked', userId: user.id, client }, now());
    await queueMail(trx, { to: user.email, template: 'passwordReset', data: { resetId }, expiresAt }, now());
  });
  onMailQueued();
}

/** Returns the id of the reset that the token of a link allows. Throws `linkUsedOrExpired`; uses nothing up. */
export async function checkReset({ db, tokenSecret, now }: AccountDeps, token: string): Promise<string> {
  const resetId = readLinkToken(tokenSecret, 'password-reset', token);
  if (resetId === undefined) throw linkUsedOrExpired();
  const reset = await db
    .selectFrom('password_resets')
    .select('id')
    .where('id', '=', resetId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!reset) throw linkUsedOrExpired();
  return reset.id;
}

/**
 * Sets a new password with the token of a link, ends every session of the user, makes all other links invalid, removes
 * passkeys and disconnects accounts elsewhere with another email. Throws `linkUsedOrExpired` and `commonPassword`.
 */
export async function setPassword(
  deps: AccountDeps,
  { client }: Visit,
  token: string,
  password: string,
): Promise<ChangedUser> {
  const { db, passwords, now } = deps;
  // Saves the work of hashing; the claim below decides whether the link is still valid.
  const resetId = await checkReset(deps, token);
  refuseCommon(password);
  const hash = await passwords.hash(password);
  return tx(db, async (trx) => {
    const reset = await trx
      .updateTable('password_resets')
      .set({ used_at: now() })
      .where('id', '=', resetId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .returning('user_id')
      .executeTakeFirst();
    if (!reset) throw linkUsedOrExpired();
    const userId = reset.user_id;
    // The password first: a pending login by the old one then either fails or has its session ended here.
    const user = await changePassword(trx, userId, hash);
    await endSessionsOf(trx, userId, 'password', now());
    await voidLinksOf(trx, userId, now());
    // Sign-up proves no address: a person who opened the account with someone else's would keep access.
    await removeForeignConnections(trx, userId, user.email);
    await deletePasskeysOf(trx, userId);
    await recordEvent(trx, { what: 'passwordReset', userId, client }, now());
    return user;
  });
}

const linkUsedOrExpired = () => new ApiError(confirmResetPassword.refusals.linkUsedOrExpired);

/** Allows a user to set a new password within the hour. */
export async function openReset(trx: Tx, userId: string, now: number): Promise<{ resetId: string; expiresAt: number }> {
  const resetId = randomUUIDv7();
  const expiresAt = now + LIFETIME;
  await trx
    .insertInto('password_resets')
    .values({ id: resetId, user_id: userId, expires_at: expiresAt, used_at: null })
    .execute();
  return { resetId, expiresAt };
}
