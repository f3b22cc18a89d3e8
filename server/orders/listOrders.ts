import type { Database } from '../db/schema.ts';
import type { OrderRow } from '../db/shopRows.ts';

/** An order as its operator looks at it. */
export interface ListedOrder extends Pick<OrderRow, 'id' | 'state' | 'failure' | 'provider' | 'total_cents'> {
  readonly email: string;
  /** In epoch milliseconds. */
  readonly created_at: number;
  /** Names of what was ordered. */
  readonly exams: readonly string[];
}

/** How many orders are listed at once. */
const MANY = 50;

/** The latest orders, newest first: of everybody, or of the account with this email, which is normalized. */
export async function listOrders(db: Database, email?: string): Promise<ListedOrder[]> {
  const all = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.state',
      'orders.failure',
      'orders.provider',
      'orders.total_cents',
      'orders.created_at',
      'users.email',
    ])
    .orderBy('orders.created_at', 'desc')
    .limit(MANY);
  const orders = await (email === undefined ? all : all.where('users.email', '=', email)).execute();
  if (orders.length === 0) return [];
  const items = await db
    .selectFrom('order_items')
    .select(['order_id', 'name'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(items, ({ order_id }) => order_id);
  return orders.map((order) => ({ ...order, exams: (byOrder.get(order.id) ?? []).map(({ name }) => name) }));
}
