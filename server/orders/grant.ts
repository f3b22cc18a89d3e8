import { removeFromCart } from '../cart/queries.ts';
import type { Tx } from '../db/schema.ts';
import type { OrderItemRow, OrderRow } from '../db/shopRows.ts';
import { tx } from '../db/tx.ts';
import { queueMail } from '../mail/queue.ts';
import { move, moveAndFree, providerOf, type SettleDeps, type Transition } from './order.ts';
import { findOrder, itemsOf } from './queries.ts';

/** Transition for `captured`: grants the exams, empties the cart of them and queues the receipt, all or nothing. */
export const grant: Transition = async ({ db, now, onMailQueued }, order) => {
  const isGranted = await tx(db, async (trx) => {
    const time = now();
    if (!(await move(trx, order, 'granted', time))) return false;
    const items = await itemsOf(trx, order.id);
    const examIds = items.map(({ exam_id }) => exam_id);
    await trx.updateTable('entitlements').set({ granted_at: time }).where('order_id', '=', order.id).execute();
    await removeFromCart(trx, order.user_id, examIds);
    await queueReceipt(trx, order, items, time);
    return true;
  });
  if (isGranted) onMailQueued();
  return 'moved';
};

async function queueReceipt(trx: Tx, order: OrderRow, items: readonly OrderItemRow[], paidAt: number): Promise<void> {
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const data = {
    orderId: order.id,
    paidAt,
    items: items.map(({ name, price_cents }) => ({ name, cents: price_cents })),
    totalCents: order.total_cents,
    isPractice: order.provider === 'wallet',
  };
  await queueMail(trx, { to: email, template: 'receipt', data }, paidAt);
}

/** Removes the access that an order has granted, if the provider has refunded the money. */
export async function revokeIfRefunded(deps: SettleDeps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (order?.state !== 'granted' || order.payment_id === null) return;
  const payment = await providerOf(deps, order).find(order.payment_id);
  if (payment?.kind === 'refunded') await moveAndFree(deps, order, 'refunded');
}
