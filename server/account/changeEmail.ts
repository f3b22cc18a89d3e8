import { randomUUIDv7 } from 'node:crypto';
import { confirmEmail } from '../../contract/credentials.ts';
import type { UserRow } from '../db/accountRows.ts';
import type { Tx } from '../db/schema.ts';
import { isDuplicate, tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { queueMail } from '../mail/queue.ts';
import { readEmailToken } from '../secrets/signatures.ts';
import type { AccountDeps } from './account.ts';
import { voidLinksOf } from './mailedLinks.ts';
import { recordEvent } from './securityLog.ts';
import { userByEmail } from './users.ts';
import type { Visit } from './visit.ts';

/** How long a link to change the email is valid, in milliseconds. */
const LIFETIME = 60 * 60 * 1000;

/**
 * Mails a link to a new address, unless someone has it, and in any case a notice to the old one: neither response nor
 * notice reveals whose the new address is. `email` is normalized.
 */
export async function mailEmailChange(
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
    const changeId = await openEmailChange(trx, user.id, email, expiresAt);
    await queueMail(trx, { to: email, template: 'emailChange', data: { changeId }, expiresAt }, time);
  });
  onMailQueued();
}

/**
 * Changes the email with the token of a link, and makes every other link of the user invalid. Throws
 * `linkUsedOrExpired`, and `emailTaken` where someone has taken the address since.
 */
export async function setEmail(
  { db, tokenSecret, now }: AccountDeps,
  { client }: Visit,
  token: string,
): Promise<Pick<UserRow, 'id' | 'email'>> {
  const changeId = readEmailToken(tokenSecret, token);
  if (changeId === undefined) throw linkUsedOrExpired();
  return tx(
    db,
    async (trx) => {
      const change = await claimEmailChange(trx, changeId, now());
      if (!change) throw linkUsedOrExpired();
      const { user_id: id, email } = change;
      if (await userByEmail(trx, email)) throw new ApiError(confirmEmail.refusals.emailTaken);
      await trx.updateTable('users').set({ email }).where('id', '=', id).execute();
      await voidLinksOf(trx, id, now());
      await recordEvent(trx, { what: 'emailChanged', userId: id, client }, now());
      return { id, email };
    },
    // The address was taken at this very moment: the next run finds that out.
    isDuplicate,
  );
}

const linkUsedOrExpired = () => new ApiError(confirmEmail.refusals.linkUsedOrExpired);

async function openEmailChange(trx: Tx, userId: string, email: string, expiresAt: number): Promise<string> {
  const id = randomUUIDv7();
  await trx
    .insertInto('email_changes')
    .values({ id, user_id: userId, email, expires_at: expiresAt, used_at: null })
    .execute();
  return id;
}

/** Uses a change up and returns it; undefined where it was used before, became invalid or has expired. */
function claimEmailChange(trx: Tx, id: string, now: number) {
  return trx
    .updateTable('email_changes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
}
