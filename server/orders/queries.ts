import type { Database } from '../db/schema.ts';
import type { OrderItemRow, OrderRow } from '../db/shopRows.ts';

/** An order; undefined for an unknown one. */
export function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order that a provider's payment belongs to; undefined for an unknown one. */
export function orderOfPayment(db: Database, paymentId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

/** What was ordered, in its order. */
export function itemsOf(db: Database, orderId: string): Promise<OrderItemRow[]> {
  return db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

/** Ids of what was ordered and is no longer on offer. */
export async function retiredItems(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('exams', 'exams.id', 'order_items.exam_id')
    .select('exams.id')
    .where('order_items.order_id', '=', orderId)
    .where('exams.retired_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ids of a provider's orders that may be moved on without their buyers, oldest first. One whose last try was declined
 * is not among them: its buyer was told that nothing was charged.
 */
export async function unsettledOrders(db: Database, provider: OrderRow['provider']): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('provider', '=', provider)
    .where((order) =>
      order.or([
        order.and([order('state', '=', 'created'), order('failure', 'is', null)]),
        order('state', 'in', ['approved', 'captured']),
        order.and([order('state', '=', 'failed'), order('capture_id', 'is not', null)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}
