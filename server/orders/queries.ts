import type { ExpressionBuilder } from 'kysely';
import type { Database, Schema, Tx } from '../db/schema.ts';
import type { OrderItemRow, OrderRow } from '../db/shopRows.ts';
import { tx } from '../db/tx.ts';

/** An order; undefined for an unknown id. */
export function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order that a provider's payment belongs to; undefined for an unknown payment. */
export function orderOfPayment(db: Database, paymentId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

/** The items of an order, by their position. */
export function itemsOf(db: Database, orderId: string): Promise<OrderItemRow[]> {
  return db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

/** The exams of an order that are on offer, by their position. */
export function examsOf(db: Database, orderId: string): Promise<{ name: string; link: string }[]> {
  return db
    .selectFrom('order_items')
    .innerJoin('exams', 'exams.id', 'order_items.exam_id')
    .select(['order_items.name', 'exams.slug as link'])
    .where('order_items.order_id', '=', orderId)
    .where('exams.retired_at', 'is', null)
    .orderBy('order_items.position')
    .execute();
}

/** Whether an exam of the order is no longer on offer. */
export async function hasRetiredItems(db: Database, orderId: string): Promise<boolean> {
  const retired = await db
    .selectFrom('order_items')
    .innerJoin('exams', 'exams.id', 'order_items.exam_id')
    .select('exams.id')
    .where('order_items.order_id', '=', orderId)
    .where('exams.retired_at', 'is not', null)
    .executeTakeFirst();
  return retired !== undefined;
}

/**
 * Ids of a provider's orders that are in the middle: being paid, or with money to give back. In pages by id, each after
 * the last of the one before.
 */
export async function stuckOrders(
  db: Database,
  provider: OrderRow['provider'],
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '>', after)
    .where('provider', '=', provider)
    .where(isStuck)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Removes up to `limit` orders that nobody has paid and nothing has happened to since `before`, in epoch milliseconds, with
 * their payments at the wallet; returns how many.
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

/** Removes the orders of a user that nobody has paid. Whoever still has their payment's page can't be charged. */
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
  // From here on nobody else can move them, as they have another version.
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

/** Whether an order of a user is in the middle: being paid, or with money to give back. */
export async function hasStuckOrders(trx: Tx, userId: string): Promise<boolean> {
  const stuck = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where(isStuck)
    .executeTakeFirst();
  return stuck !== undefined;
}

/** Being paid, or with money to give back. */
const isStuck = (order: ExpressionBuilder<Schema, 'orders'>) =>
  order.or([
    order('state', 'in', ['approved', 'captured']),
    order.and([order('state', '=', 'failed'), order('capture_id', 'is not', null)]),
  ]);

/** An order as its operator sees it. */
export interface ListedOrder extends Pick<OrderRow, 'id' | 'state' | 'failure' | 'provider' | 'total_cents'> {
  readonly email: string;
  /** In epoch milliseconds. */
  readonly created_at: number;
  /** Names of the ordered exams. */
  readonly exams: readonly string[];
}

/** How many orders are listed at once. */
const LISTED_ORDERS = 50;

/** The latest orders, newest first: of everybody, or of the account with this email, which is normalized. */
export async function listOrders(db: Database, email?: string): Promise<ListedOrder[]> {
  const all = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.state', 'orders.failure', 'orders.provider', 'orders.total_cents'])
    .select(['orders.created_at', 'users.email'])
    .orderBy('orders.created_at', 'desc')
    .limit(LISTED_ORDERS);
  const orders = await (email === undefined ? all : all.where('users.email', '=', email)).execute();
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const items = await db
    .selectFrom('order_items')
    .select(['order_id', 'name'])
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(items, ({ order_id }) => order_id);
  return orders.map((order) => ({ ...order, exams: (byOrder.get(order.id) ?? []).map(({ name }) => name) }));
}

type OrderOfUser = Pick<OrderRow, 'id' | 'user_id'>;

/** An exam of the order that another order of the same user has: granted, or claimed while that order is being paid. */
interface Taken {
  readonly order_id: string;
  readonly granted_at: number | null;
}

/** The exams of an order that other orders of the same user have. */
export function takenByOthers(db: Database, order: OrderOfUser): Promise<Taken[]> {
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

/** Turns the order's claims into access; `now` is in epoch milliseconds. */
export async function grantClaims(trx: Tx, orderId: string, now: number): Promise<void> {
  await trx.updateTable('entitlements').set({ granted_at: now }).where('order_id', '=', orderId).execute();
}

/** Removes what the order has claimed or granted, and nothing else. */
export async function removeEntitlements(trx: Tx, orderId: string): Promise<void> {
  await trx.deleteFrom('entitlements').where('order_id', '=', orderId).execute();
}
