import { removeFromCart } from '../cart/cart.ts';
import type { Tx } from '../db/schema.ts';
import type { OrderItemRow, OrderRow } from '../db/shopRows.ts';
import { tx } from '../db/tx.ts';
import { queueMail } from '../mail/queue.ts';
import type { Capture } from '../payments/provider.ts';
import { move, moveAndFree, type Outcome, providerOf, type SettleDeps, type Transition } from './order.ts';
import { findOrder, itemsOf } from './queries.ts';

/** Transition for `approved`: takes the money. Until the result is known, the order stays as it is and keeps its claims. */
export const capture: Transition = async (deps, order) => {
  if (order.payment_id === null) throw new Error(`Order ${order.id} was approved without a payment.`);
  const payment = await providerOf(deps, order).capture(order.payment_id);
  switch (payment.kind) {
    case 'captured':
      return saveCapture(deps, order, payment.capture);
    case 'approved':
    case 'pending':
      return 'paymentPending';
    case 'declined':
      return (await moveAndFree(deps, order, 'created', { failure: 'declined' })) ? 'paymentDeclined' : 'moved';
    case 'open':
      return (await moveAndFree(deps, order, 'created')) ? 'paymentNotApproved' : 'moved';
    case 'void':
      await moveAndFree(deps, order, 'failed', { failure: 'expired' });
      return 'moved';
    case 'refunded':
      await moveAndFree(deps, order, 'refunded', { capture_id: payment.capture.captureId });
      return 'moved';
  }
};

/**
 * Saves that money was taken, or, where it is not what was ordered, that it must be refunded. Until then the order keeps
 * its claims, so that nothing else is charged for the same exams.
 */
async function saveCapture({ db, log, now }: SettleDeps, order: OrderRow, paid: Capture): Promise<'moved'> {
  const mismatch = mismatchOf(order, paid);
  const changes = { capture_id: paid.captureId };
  if (mismatch === undefined) {
    await tx(db, (trx) => move(trx, order, 'captured', now(), changes));
  } else if (await tx(db, (trx) => move(trx, order, 'failed', now(), { ...changes, failure: 'mismatch' }))) {
    log.error({ order: order.id, ...mismatch }, 'a payment is not what was ordered, and is given back');
  }
  return 'moved';
}

/** What was ordered and what was paid, for the log; undefined where they are the same. */
function mismatchOf(order: OrderRow, { amount, orderId }: Capture): object | undefined {
  const ordered = { cents: order.total_cents, currency: order.currency, orderId: order.id };
  const paid = { ...amount, orderId };
  const isSame = paid.cents === ordered.cents && paid.currency === ordered.currency && paid.orderId === ordered.orderId;
  return isSame ? undefined : { ordered, paid };
}

/** The outcome of an order that failed for this reason. A wrong sum is always refunded. */
const outcomes: Readonly<Record<NonNullable<OrderRow['failure']>, Outcome>> = {
  declined: 'paymentDeclined',
  expired: 'paymentNotApproved',
  alreadyOwned: 'alreadyOwned',
  retired: 'noLongerOffered',
  mismatch: 'paymentRefunded',
};

/** Transition for `failed`: refunds what was taken all the same, and returns why the order failed. */
export const refundFailed: Transition = async (deps, order) => {
  const captureId = order.capture_id;
  if (captureId === null) return outcomes[order.failure ?? 'expired'];
  await providerOf(deps, order).refund(captureId);
  await moveAndFree(deps, order, 'refunded');
  return 'moved';
};

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
