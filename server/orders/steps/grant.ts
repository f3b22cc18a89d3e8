import { removeFromCart } from '../../cart/queries.ts';
import { tx } from '../../db/tx.ts';
import { grantClaims } from '../entitlements.ts';
import { move } from '../move.ts';
import { itemsOf } from '../queries.ts';
import { queueReceipt } from '../receipt.ts';
import type { Step } from '../step.ts';

/** Captured: gives the buyer what was paid for, and tells so by mail, all or nothing. */
export const grant: Step = async ({ db, now, onMailQueued }, order) => {
  const isGranted = await tx(db, async (trx) => {
    const time = now();
    if (!(await move(trx, order, 'granted', time))) return false;
    const items = await itemsOf(trx, order.id);
    const examIds = items.map(({ exam_id }) => exam_id);
    await grantClaims(trx, order.id, time);
    await removeFromCart(trx, order.user_id, examIds);
    await queueReceipt(trx, order, items, time);
    return true;
  });
  if (isGranted) onMailQueued();
  return 'moved';
};
