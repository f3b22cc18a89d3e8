import type { ExpressionBuilder } from 'kysely';
import type { Order } from '../../contract/payments.ts';
import { centsToDollars } from '../../domain/pricing/total.ts';
import type { Database, Schema, Tx } from '../db/schema.ts';
import type { OrderItemRow, OrderRow } from '../db/shopRows.ts';

export function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

export function orderOfPayment(db: Database, paymentId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

export function itemsOf(db: Database, orderId: string): Promise<OrderItemRow[]> {
  return db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

/** The exams of an order that are still on offer. */
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

/**
 * Ids of a provider's orders in progress: being paid, or with money to give back. In pages by id, each after
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

const LISTED_ORDERS = 50;

/** The latest orders with the names of their exams, newest first: of everyone, or of the account with this normalized email. */
export async function listOrders(db: Database, email?: string) {
  const all = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.state', 'orders.failure', 'orders.provider', 'orders.total_cents'])
    .select(['orders.created_at', 'users.email'])
    .orderBy('orders.created_at', 'desc')
    .limit(LISTED_ORDERS);
  const orders = await (email === undefined ? all : all.where('users.email', '=', email)).execute();
  const itemsIn = await itemsByOrder(db, orders);
  return orders.map((order) => ({ ...order, exams: itemsIn(order).map(({ name }) => name) }));
}

/** What an order is to its buyer; one that has not been approved, or ended without money, is nothing yet. */
const states = { approved: 'pending', captured: 'pending', granted: 'paid', refunded: 'refunded' } as const;

/** The latest orders of a user, newest first: paid, or waiting for their payment to be confirmed. */
export async function ordersOf(db: Database, userId: string): Promise<Order[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'provider', 'total_cents', 'created_at'])
    .where('user_id', '=', userId)
    .where('state', 'in', Object.keys(states) as (keyof typeof states)[]) // the table's own keys
    .orderBy('created_at', 'desc')
    .limit(LISTED_ORDERS)
    .$narrowType<{ state: keyof typeof states }>()
    .execute();
  const itemsIn = await itemsByOrder(db, orders);
  return orders.map(({ id, state, provider, total_cents, created_at }) => ({
    id,
    orderedAt: new Date(created_at).toISOString(),
    state: states[state],
    provider,
    total: centsToDollars(total_cents),
    items: itemsIn({ id }).map(({ name, price_cents }) => ({ name, price: centsToDollars(price_cents) })),
  }));
}

type WithId = Pick<OrderRow, 'id'>;

/** Reads the items of several orders at once; returns how to get those of each, by their position. */
export async function itemsByOrder(
  db: Database,
  orders: readonly WithId[],
): Promise<(order: WithId) => OrderItemRow[]> {
  if (orders.length === 0) return () => [];
  const ids = orders.map(({ id }) => id);
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(items, ({ order_id }) => order_id);
  return ({ id }) => byOrder.get(id) ?? [];
}
