import type { Tx } from '../../db/schema.ts';
import type { OrderRow } from '../../db/shopRows.ts';
import type { PaymentState } from '../../payments/provider.ts';
import { claim, takenByOthers } from '../entitlements.ts';
import { move } from '../move.ts';
import { itemsOf, retiredItems } from '../queries.ts';
import type { Rival } from '../step.ts';

/**
 * Takes an order whose payment is no longer open on to being charged, with a claim on each of its exams; or ends it
 * where that can't be. Fails by `isDuplicate` where another order was faster.
 */
export async function approve(
  trx: Tx,
  order: OrderRow,
  payment: PaymentState,
  now: number,
): Promise<'moved' | 'pending' | Rival> {
  const obstacle = await obstacleTo(trx, order);
  if (obstacle === undefined) {
    const items = await itemsOf(trx, order.id);
    const examIds = items.map(({ exam_id }) => exam_id);
    if (await move(trx, order, 'approved', now)) await claim(trx, order, examIds);
    return 'moved';
  }
  if (typeof obstacle === 'object') return obstacle;
  // What the provider is taking already ends first, so that it can be given back.
  if (payment.kind === 'pending') return 'pending';
  const capture_id = payment.kind === 'captured' ? payment.capture.captureId : null;
  await move(trx, order, 'failed', now, { failure: obstacle, capture_id });
  return 'moved';
}

/** What keeps an order from being charged: nobody pays twice, nor for what is no longer there. */
async function obstacleTo(trx: Tx, order: OrderRow): Promise<'alreadyOwned' | 'retired' | Rival | undefined> {
  const taken = await takenByOthers(trx, order);
  if (taken.some(({ granted_at }) => granted_at !== null)) return 'alreadyOwned';
  const [rival] = taken;
  if (rival) return { rivalId: rival.order_id };
  return (await retiredItems(trx, order.id)).length > 0 ? 'retired' : undefined;
}
