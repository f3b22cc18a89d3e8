import type { Tx } from '../db/schema.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { isDuplicate, tx } from '../db/tx.ts';
import type { PaymentState } from '../payments/provider.ts';
import { move, providerOf, type Rival, type SettleDeps, type Transition } from './order.ts';
import { claim, takenByOthers } from './claims.ts';
import { hasRetiredItems, itemsOf } from './queries.ts';

/** For how long an order may be approved, in milliseconds. Providers give a payment less time. */
export const LIFETIME = 24 * 60 * 60 * 1000;

/** Transition for `created`: if the buyer has approved the payment, claims the exams before anything is charged. */
export const checkApproval: Transition = async (deps, order) => {
  const payment = await paymentOf(deps, order);
  const isInTime = deps.now() < order.created_at + LIFETIME;
  switch (payment.kind) {
    case 'open':
      return isInTime ? 'notApproved' : expire(deps, order);
    case 'declined':
      return isInTime ? 'declined' : expire(deps, order);
    case 'void':
      return expire(deps, order);
    default:
      return tx(deps.db, (trx) => approve(trx, order, payment, deps.now()), isDuplicate);
  }
};

/** The state of the payment. A payment that the provider does not know, or does not know yet, was not approved. */
async function paymentOf(deps: SettleDeps, order: OrderRow): Promise<PaymentState> {
  const payment = order.payment_id === null ? undefined : await providerOf(deps, order).find(order.payment_id);
  return payment ?? { kind: 'open' };
}

async function expire({ db, now }: SettleDeps, order: OrderRow): Promise<'moved'> {
  await tx(db, (trx) => move(trx, order, 'failed', now(), { failure: 'expired' }));
  return 'moved';
}

/**
 * Moves an order whose payment is no longer open on to being charged, with a claim on each of its exams; or ends it
 * where that is not possible. Fails by `isDuplicate` where another order was faster.
 */
async function approve(
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
  // A charge that the provider is still processing ends first, so that it can be refunded.
  if (payment.kind === 'pending') return 'pending';
  const capture_id = payment.kind === 'captured' ? payment.capture.captureId : null;
  await move(trx, order, 'failed', now, { failure: obstacle, capture_id });
  return 'moved';
}

/** Why an order must not be charged: no one pays twice, nor for an exam that is no longer on offer. */
async function obstacleTo(trx: Tx, order: OrderRow): Promise<'alreadyOwned' | 'retired' | Rival | undefined> {
  const taken = await takenByOthers(trx, order);
  if (taken.some(({ granted_at }) => granted_at !== null)) return 'alreadyOwned';
  const [rival] = taken;
  if (rival) return { rivalId: rival.order_id };
  return (await hasRetiredItems(trx, order.id)) ? 'retired' : undefined;
}
