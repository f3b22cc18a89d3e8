import type { Tx } from '../db/schema.ts';
import type { OrderItemRow, OrderRow } from '../db/shopRows.ts';
import { queueMail } from '../mail/queueMail.ts';

/** Queues the mail that tells a buyer what was paid; `paidAt` is in epoch milliseconds. */
export async function queueReceipt(
  trx: Tx,
  order: OrderRow,
  items: readonly OrderItemRow[],
  paidAt: number,
): Promise<void> {
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
