import type { SelectQueryBuilder } from 'kysely';
import type { Database, Schema, Tx } from '../db/schema.ts';
import { tx } from '../db/tx.ts';

/**
 * Removes up to `limit` orders that no one has paid and nothing has happened to since `before`, with their payments at
 * the wallet; returns how many.
 */
export function removeAbandoned(db: Database, before: number, limit: number): Promise<number> {
  return tx(db, (trx) => removeUnpaid(trx, unpaid(trx).select('id').where('moved_at', '<', before).limit(limit)));
}

/** Removes the orders of a user that no one has paid. A buyer who still has the payment's page open can't be charged. */
export async function removeUnpaidOf(trx: Tx, userId: string): Promise<void> {
  await removeUnpaid(trx, unpaid(trx).select('id').where('user_id', '=', userId));
}

const unpaid = (trx: Tx) =>
  trx.selectFrom('orders').where('state', 'in', ['created', 'failed']).where('capture_id', 'is', null);

/** Removes unpaid orders, with their payments at the wallet; returns how many. */
async function removeUnpaid(trx: Tx, orders: SelectQueryBuilder<Schema, 'orders', { id: string }>): Promise<number> {
  // From here on no one else can move them, as they have another version.
  const held = await trx
    .updateTable('orders')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', orders)
    // Again: one may have been paid since it was selected.
    .where('state', 'in', ['created', 'failed'])
    .where('capture_id', 'is', null)
    .returning('id')
    .execute();
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of ['entitlements', 'order_items', 'wallet_payments'] as const) {
    await trx.deleteFrom(table).where('order_id', 'in', ids).execute();
  }
  await trx.deleteFrom('orders').where('id', 'in', ids).execute();
  return ids.length;
}
