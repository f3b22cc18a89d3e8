import { tx } from '../db/tx.ts';
import { removeEntitlements } from './entitlements.ts';
import { move } from './move.ts';
import { findOrder } from './queries.ts';
import { providerOf, type SettleDeps } from './step.ts';

type RevokeDeps = Pick<SettleDeps, 'db' | 'provider' | 'now'>;

/** Takes the access away that an order has given, if the provider says that the money was given back. */
export async function revokeIfRefunded(deps: RevokeDeps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (order?.state !== 'granted' || order.payment_id === null) return;
  const payment = await providerOf(deps, order).look(order.payment_id);
  if (payment?.kind === 'refunded') await revoke(deps, orderId);
}

/** Takes the access away that an order has given, and nothing else; does nothing for one that has given none. */
export async function revoke({ db, now }: RevokeDeps, orderId: string): Promise<void> {
  await tx(db, async (trx) => {
    const order = await findOrder(trx, orderId);
    if (order?.state !== 'granted') return;
    if (await move(trx, order, 'refunded', now())) await removeEntitlements(trx, orderId);
  });
}
