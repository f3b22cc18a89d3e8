import type { FastifyInstance } from 'fastify';
import { deleteAccount, exportData, keptAfterDeletion } from '../../contract/personalData.ts';
import type { UserRow } from '../db/accountRows.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { hasStuckOrders } from '../orders/queries.ts';
import { removeUnpaidOf } from '../orders/reconcile.ts';
import { type AccountDeps, ownRoute } from './auth.ts';
import { verifiedUser } from './account.ts';
import { NO_PASSWORD } from './passwords.ts';
import { personalDataOf } from './personalData.ts';
import { recordEvent } from './securityLog.ts';
import { type Visit, visitOf } from './visit.ts';

/** The calls that give people all that is kept of them, and remove it. */
export function personalDataRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, auth, limiter, now } = deps;

  ownRoute(app, auth, exportData, async ({ caller: { userId }, request, reply }) => {
    await limiter.count('exportData', request, userId);
    await recordEvent(db, { what: 'dataExported', userId, client: visitOf(request).client }, now());
    reply.header('content-disposition', 'attachment; filename="certcrest-data.json"');
    return personalDataOf(db, userId, now());
  });

  ownRoute(app, auth, deleteAccount, async ({ caller, body, request }) => {
    const user = await verifiedUser(deps, request, caller, body.password);
    await deleteUser(db, user, visitOf(request), now());
    return { message: 'Your account has been deleted.', kept: [...keptAfterDeletion] };
  });
}

/**
 * What belongs to a user alone, each before what it references. The rights to exams go, too: what was bought is in the
 * orders.
 */
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
  db: Database,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  { client }: Pick<Visit, 'client'>,
  now: number,
): Promise<void> {
  await tx(db, async (trx) => {
    // First, as it makes everyone wait who is about to store something for this user.
    const gone = { email: `deleted ${id}`, password_hash: NO_PASSWORD, deleted_at: now };
    await trx.updateTable('users').set(gone).where('id', '=', id).execute();
    await removeUnpaidOf(trx, id);
    if (await hasStuckOrders(trx, id)) throw new ApiError(deleteAccount.refusals.paymentRunning);
    for (const table of owned) await trx.deleteFrom(table).where('user_id', '=', id).execute();
    await trx.deleteFrom('mails').where('recipient', '=', email).execute();
    await recordEvent(trx, { what: 'accountDeleted', userId: id, client }, now);
  });
}
