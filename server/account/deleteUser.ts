import { randomBytes } from 'node:crypto';
import { deleteAccount } from '../../contract/personalData.ts';
import type { UserRow } from '../db/accountRows.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { removeMailsTo } from '../mail/queue.ts';
import { hasStuckOrders } from '../orders/queries.ts';
import { removeUnpaidOf } from '../orders/removeUnpaid.ts';
import type { AccountDeps } from './account.ts';
import { recordEvent } from './securityLog.ts';
import type { Visit } from './visit.ts';

/** What belongs to a user alone, each before what it references. The rights to exams go, too: what was bought is in the orders. */
const owned = [
  'sessions',
  'password_resets',
  'email_changes',
  'passkeys',
  'passkey_challenges',
  'openid_logins',
  'openid_connections',
  'attempt_questions',
  'attempts',
  'learner_questions',
  'question_reports',
  'exam_dates',
  'cart_items',
  'entitlements',
] as const;

/**
 * Deletes an account and everything of it, all or nothing. Paid orders stay, and with them the user's row without
 * anything personal. Throws `paymentRunning`, as money on its way must still find its order.
 */
export async function deleteUser(
  { db, passwords, now }: Pick<AccountDeps, 'db' | 'passwords' | 'now'>,
  { client }: Pick<Visit, 'client'>,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const hash = await passwords.hash(randomBytes(32).toString('base64url'));
  await tx(db, async (trx) => {
    // First, as it makes everyone wait who is about to store something for this user.
    await trx
      .updateTable('users')
      .set({ email: `deleted ${id}`, password_hash: hash, deleted_at: now() })
      .where('id', '=', id)
      .execute();
    await removeUnpaidOf(trx, id);
    if (await hasStuckOrders(trx, id)) throw new ApiError(deleteAccount.refusals.paymentRunning);
    for (const table of owned) await trx.deleteFrom(table).where('user_id', '=', id).execute();
    await removeMailsTo(trx, email);
    await recordEvent(trx, { what: 'accountDeleted', userId: id, client }, now());
  });
}
