import type { Caller } from '../account/caller.ts';
import { isDuplicate } from '../db/errors.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { tx } from '../db/tx.ts';
import { itemsOf } from './queries.ts';
import { placeOrder } from './placeOrder.ts';
import type { SettleDeps } from './step.ts';

type BuyDeps = Pick<SettleDeps, 'db' | 'provider' | 'now'>;

/**
 * Orders what is in the caller's cart and answers where to approve the payment. `total` is the sum that the buyer was
 * shown, if that was said. Throws `cartEmpty`, `priceChanged`, and `ProviderUnavailableError`, after which the next try
 * goes on with the same order.
 */
export async function buy(deps: BuyDeps, caller: Caller, total: string | undefined): Promise<string> {
  const { db, provider, now } = deps;
  const placing = { caller, provider: provider.name, total, now: now() };
  const order = await tx(db, (trx) => placeOrder(trx, placing), isDuplicate);
  return order.approval_url ?? openPayment(deps, order);
}

/** Opens the order's payment, outside of any transaction as others would wait for the provider, too. */
async function openPayment({ db, provider }: BuyDeps, order: OrderRow): Promise<string> {
  const { currency } = order;
  const items = await itemsOf(db, order.id);
  const { paymentId, approvalUrl } = await provider.open({
    id: order.id,
    items: items.map(({ name, price_cents }) => ({ name, price: { cents: price_cents, currency } })),
    total: { cents: order.total_cents, currency },
  });
  await db
    .updateTable('orders')
    .set({ payment_id: paymentId, approval_url: approvalUrl })
    .where('id', '=', order.id)
    .where('payment_id', 'is', null)
    .execute();
  return approvalUrl;
}
