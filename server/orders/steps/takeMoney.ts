import type { OrderRow } from '../../db/shopRows.ts';
import { tx } from '../../db/tx.ts';
import type { Capture } from '../../payments/provider.ts';
import { removeEntitlements } from '../entitlements.ts';
import { mismatchOf } from '../mismatch.ts';
import { move, type Note } from '../move.ts';
import { providerOf, type SettleDeps, type Step } from '../step.ts';

/** Approved: takes the money. Until it is known what became of it, the order stays as it is and keeps its claims. */
export const takeMoney: Step = async (deps, order) => {
  if (order.payment_id === null) throw new Error(`Order ${order.id} was approved without a payment.`);
  const payment = await providerOf(deps, order).capture(order.payment_id, order.id);
  switch (payment.kind) {
    case 'captured':
      return bookCapture(deps, order, payment.capture);
    case 'approved':
    case 'pending':
      return 'pending';
    case 'declined':
      return (await giveUp(deps, order, 'created', { failure: 'declined' })) ? 'declined' : 'moved';
    case 'open':
      return (await giveUp(deps, order, 'created')) ? 'notApproved' : 'moved';
    case 'void':
      await giveUp(deps, order, 'failed', { failure: 'expired' });
      return 'moved';
    case 'refunded':
      await giveUp(deps, order, 'refunded', { capture_id: payment.capture.captureId });
      return 'moved';
  }
};

/**
 * Writes down that money was taken, or, where it is not what was ordered, that it is to be given back. Until then the
 * order keeps its claims, so that nothing else is charged for the same exams.
 */
async function bookCapture({ db, log, now }: SettleDeps, order: OrderRow, capture: Capture): Promise<'moved'> {
  const mismatch = mismatchOf(order, capture);
  const note = { capture_id: capture.captureId };
  if (mismatch === undefined) {
    await tx(db, (trx) => move(trx, order, 'captured', now(), note));
  } else if (await tx(db, (trx) => move(trx, order, 'failed', now(), { ...note, failure: 'mismatch' }))) {
    log.error({ order: order.id, ...mismatch }, 'a payment is not what was ordered, and is given back');
  }
  return 'moved';
}

/** Ends this try to charge the order, and frees its claims; answers whether it was this one that did. */
function giveUp(
  { db, now }: SettleDeps,
  order: OrderRow,
  to: 'created' | 'failed' | 'refunded',
  note?: Note,
): Promise<boolean> {
  return tx(db, async (trx) => {
    const isMoved = await move(trx, order, to, now(), note);
    if (isMoved) await removeEntitlements(trx, order.id);
    return isMoved;
  });
}
