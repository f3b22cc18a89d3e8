import { confirmResetPassword } from '../../contract/account.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/apiError.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { AccountDeps } from './deps.ts';
import { claimReset, isUsable, openReset, voidResetsOf } from './passwordResets.ts';
import { readResetToken } from './resetToken.ts';
import { endSessionsOf } from './sessions.ts';
import { changePassword, userByEmail } from './users.ts';

/** Mails a link to set a new password, where there is an account; `email` is normalized. */
export async function mailReset({ db, onMailQueued, now }: AccountDeps, email: string): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user) return;
  await tx(db, async (trx) => {
    const { resetId, expiresAt } = await openReset(trx, user.id, now());
    await queueMail(trx, { to: user.email, template: 'passwordReset', data: { resetId }, expiresAt }, now());
  });
  onMailQueued();
}

/**
 * Sets a new password with the token of a link, ends every session of the user and makes all other links void.
 * Answers the user's email. Throws `linkUsedOrExpired`.
 */
export async function setPassword(
  { db, passwords, tokenSecret, now }: AccountDeps,
  token: string,
  password: string,
): Promise<string> {
  const resetId = readResetToken(tokenSecret, token);
  // Spares the hash; whether the link is still good is decided below.
  if (resetId === undefined || !(await isUsable(db, resetId, now()))) throw linkUsedOrExpired();
  const hash = await passwords.hash(password);
  return tx(db, async (trx) => {
    const userId = await claimReset(trx, resetId, now());
    if (userId === undefined) throw linkUsedOrExpired();
    // The password first: a login by the old one that is under way then either fails or has its session ended here.
    const email = await changePassword(trx, userId, hash);
    await endSessionsOf(trx, userId, 'password', now());
    await voidResetsOf(trx, userId, now());
    return email;
  });
}

const linkUsedOrExpired = () => new ApiError(confirmResetPassword.refusals.linkUsedOrExpired);
