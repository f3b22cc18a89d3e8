import type { Tx } from '../db/schema.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { isDuplicate, tx } from '../db/tx.ts';
import type { PaymentState } from '../payments/provider.ts';
import { move, moveAndFree, providerOf, type Rival, type SettleDeps, type Transition } from './order.ts';
import { examsOf, itemsOf } from './queries.ts';

/** For how long an order may be approved, in milliseconds. Providers give a payment less time. */
export const LIFETIME = 24 * 60 * 60 * 1000;

/** Transition for `created`: if the buyer has approved the payment, claims the exams before anything is charged. */
export const checkApproval: Transition = async (deps, order) => {
  const payment = await paymentOf(deps, order);
  const isInTime = deps.now() < order.created_at + LIFETIME;
  switch (payment.kind) {
    case 'open':
      return isInTime ? 'paymentNotApproved' : expire(deps, order);
    case 'declined':
      return isInTime ? 'paymentDeclined' : expire(deps, order);
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

async function expire(deps: SettleDeps, order: OrderRow): Promise<'moved'> {
  await moveAndFree(deps, order, 'failed', { failure: 'expired' });
  return 'moved';
}

/**
 * Moves an order whose payment is no longer open on to being charged, with a claim on each of its exams: no other order
 * of the user can have them until it is removed. Or ends it where that is not possible. Fails by `isDuplicate` where
 * another order was faster.
 */
async function approve(
  trx: Tx,
  order: OrderRow,
  payment: PaymentState,
  now: number,
): Promise<'moved' | 'paymentPending' | Rival> {
  const examIds = (await itemsOf(trx, order.id)).map(({ exam_id }) => exam_id);
  const obstacle = await obstacleTo(trx, order, examIds);
  if (obstacle === undefined) {
    const claims = examIds
      // Always in the same sequence, so that two orders don't wait for each other.
      .toSorted()
      .map((exam_id) => ({ user_id: order.user_id, exam_id, order_id: order.id, granted_at: null }));
    if (await move(trx, order, 'approved', now)) await trx.insertInto('entitlements').values(claims).execute();
    return 'moved';
  }
  if (typeof obstacle === 'object') return obstacle;
  // A charge that the provider is still processing ends first, so that it can be refunded.
  if (payment.kind === 'pending') return 'paymentPending';
  const capture_id = payment.kind === 'captured' ? payment.capture.captureId : null;
  await move(trx, order, 'failed', now, { failure: obstacle, capture_id });
  return 'moved';
}

/** Why an order must not be charged: no one pays twice, nor for an exam that is no longer on offer. */
async function obstacleTo(
  trx: Tx,
  order: OrderRow,
  examIds: readonly string[],
): Promise<'alreadyOwned' | 'retired' | Rival | undefined> {
  // What other orders of the same user have of its exams: granted, or claimed while they are being paid.
  const taken = await trx
    .selectFrom('entitlements')
    .select(['order_id', 'granted_at'])
    .where('user_id', '=', order.user_id)
    .where('order_id', '!=', order.id)
    .where('exam_id', 'in', examIds)
    .execute();
  if (taken.some(({ granted_at }) => granted_at !== null)) return 'alreadyOwned';
  const [rival] = taken;
  if (rival) return { rivalId: rival.order_id };
  return (await examsOf(trx, order.id)).length < examIds.length ? 'retired' : undefined;
}
