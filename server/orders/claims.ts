import type { Database, Tx } from '../db/schema.ts';
import type { OrderRow } from '../db/shopRows.ts';

type OrderOfUser = Pick<OrderRow, 'id' | 'user_id'>;

/** The exams of an order that other orders of the same user have: granted, or claimed while they are being paid. */
export function takenByOthers(db: Database, order: OrderOfUser) {
  return db
    .selectFrom('entitlements')
    .innerJoin('order_items', 'order_items.exam_id', 'entitlements.exam_id')
    .select(['entitlements.order_id', 'entitlements.granted_at'])
    .where('entitlements.user_id', '=', order.user_id)
    .where('entitlements.order_id', '!=', order.id)
    .where('order_items.order_id', '=', order.id)
    .execute();
}

/**
 * Claims exams for an order before it is charged: no other order of the user can have them until the claim is removed.
 * Fails by `isDuplicate` where another order was faster.
 */
export async function claim(trx: Tx, order: OrderOfUser, examIds: readonly string[]): Promise<void> {
  const rows = examIds
    // Always in the same sequence, so that two orders don't wait for each other.
    .toSorted()
    .map((exam_id) => ({ user_id: order.user_id, exam_id, order_id: order.id, granted_at: null }));
  await trx.insertInto('entitlements').values(rows).execute();
}

/** Turns the order's claims into access. */
export async function grantClaims(trx: Tx, orderId: string, now: number): Promise<void> {
  await trx.updateTable('entitlements').set({ granted_at: now }).where('order_id', '=', orderId).execute();
}

export async function removeEntitlements(trx: Tx, orderId: string): Promise<void> {
  await trx.deleteFrom('entitlements').where('order_id', '=', orderId).execute();
}
