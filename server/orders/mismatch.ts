import type { OrderRow } from '../db/shopRows.ts';
import type { Capture } from '../payments/provider.ts';

/** What was ordered and what was paid, for the log; undefined where they are the same. */
export function mismatchOf(order: OrderRow, { amount, orderId }: Capture): object | undefined {
  const ordered = { cents: order.total_cents, currency: order.currency, orderId: order.id };
  const paid = { ...amount, orderId };
  const isSame = paid.cents === ordered.cents && paid.currency === ordered.currency && paid.orderId === ordered.orderId;
  return isSame ? undefined : { ordered, paid };
}
