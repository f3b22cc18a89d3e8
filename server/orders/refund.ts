import { KnownFailure } from '../knownFailure.ts';
import { moveAndFree, providerOf, type SettleDeps } from './order.ts';
import { findOrder } from './queries.ts';
import { settle } from './settle.ts';

/** Why an order in this state can't be refunded. */
const reasons = {
  created: 'has not been paid, so there is nothing to give back',
  approved: 'is being paid right now. Please try again later',
  failed: 'has failed: what was taken for it is given back without you',
  refunded: 'was given back before',
} as const;

/**
 * Refunds an order and removes access to its exams; a refund that stopped half-way continues when it is repeated. Throws
 * `KnownFailure` where there is nothing to refund.
 */
export async function refundOrder(deps: SettleDeps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new KnownFailure(`There is no order ${orderId}.`);
  if (order.state !== 'granted' && order.state !== 'captured') {
    throw new KnownFailure(`The order ${orderId} ${reasons[order.state]}.`);
  }
  if (order.capture_id === null) throw new Error(`Order ${orderId} was granted without a capture.`);
  // The money was taken, but the exams are not granted yet.
  if (order.state === 'captured') await settle(deps, orderId);
  await providerOf(deps, order).refund(order.capture_id);
  const refunded = await findOrder(deps.db, orderId);
  if (refunded?.state === 'granted') await moveAndFree(deps, refunded, 'refunded');
}
