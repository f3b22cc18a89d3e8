import type { Database, Tx } from '../db/schema.ts';
import { tx } from '../db/tx.ts';

/**
 * Removes up to `limit` orders that no one has paid and nothing has happened to since `before`, in epoch milliseconds,
 * with their payments at the wallet; returns how many.
 */
export function removeAbandoned(db: Database, before: number, limit: number): Promise<number> {
  return tx(db, async (trx) => {
    const abandoned = await trx
      .selectFrom('orders')
      .select('id')
      .where('state', 'in', ['created', 'failed'])
      .where('capture_id', 'is', null)
      .where('moved_at', '<', before)
      .limit(limit)
      .execute();
    return removeUnpaid(
      trx,
      abandoned.map(({ id }) => id),
    );
  });
}

/** Removes the orders of a user that no one has paid. A buyer who still has the payment's page open can't be charged. */
export async function removeUnpaidOf(trx: Tx, userId: string): Promise<void> {
  const orders = await trx.selectFrom('orders').select('id').where('user_id', '=', userId).execute();
  await removeUnpaid(
    trx,
    orders.map(({ id }) => id),
  );
}

/** Removes those of the orders that are unpaid, with their payments at the wallet; returns how many. */
async function removeUnpaid(trx: Tx, orderIds: readonly string[]): Promise<number> {
  if (orderIds.length === 0) return 0;
  // From here on no one else can move them, as they have another version.
  const held = await trx
    .updateTable('orders')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', orderIds)
    .where('state', 'in', ['created', 'failed'])
    .where('capture_id', 'is', null)
    .returning('id')
    .execute();
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom('entitlements').where('order_id', 'in', ids).execute();
  await trx.deleteFrom('order_items').where('order_id', 'in', ids).execute();
  await trx.deleteFrom('wallet_payments').where('order_id', 'in', ids).execute();
  await trx.deleteFrom('orders').where('id', 'in', ids).execute();
  return ids.length;
}
