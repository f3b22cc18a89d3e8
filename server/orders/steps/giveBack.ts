import type { OrderRow } from '../../db/shopRows.ts';
import { tx } from '../../db/tx.ts';
import { removeEntitlements } from '../entitlements.ts';
import { move } from '../move.ts';
import { type Outcome, providerOf, type Step } from '../step.ts';

/** How an order stands that has failed for this reason. One of the wrong sum is always given back. */
const outcomes: Readonly<Record<NonNullable<OrderRow['failure']>, Outcome>> = {
  declined: 'declined',
  expired: 'notApproved',
  alreadyOwned: 'alreadyOwned',
  retired: 'retired',
  mismatch: 'refunded',
};

/** Failed: gives back what was taken all the same, and tells why the order failed. */
export const giveBack: Step = async (deps, order) => {
  const captureId = order.capture_id;
  if (captureId === null) return outcomes[order.failure ?? 'expired'];
  await providerOf(deps, order).refund({ captureId }, order.id);
  await tx(deps.db, async (trx) => {
    if (await move(trx, order, 'refunded', deps.now())) await removeEntitlements(trx, order.id);
  });
  return 'moved';
};
