import { KnownFailure } from '../knownFailure.ts';
import { findOrder } from './queries.ts';
import { revoke } from './revoke.ts';
import { settle } from './settle.ts';
import { providerOf, type SettleDeps } from './step.ts';

/** Why an order in this state can't be given back. */
const reasons = {
  created: 'has not been paid, so there is nothing to give back',
  approved: 'is being paid right now. Please try again later',
  failed: 'has failed: what was taken for it is given back without you',
  refunded: 'was given back before',
} as const;

/**
 * Gives the money of an order back and takes its exams away; a refund that stopped half-way goes on when it is
 * repeated. Throws `KnownFailure` where there is nothing to give back.
 */
export async function refundOrder(deps: SettleDeps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new KnownFailure(`There is no order ${orderId}.`);
  if (order.state !== 'granted' && order.state !== 'captured') {
    throw new KnownFailure(`The order ${orderId} ${reasons[order.state]}.`);
  }
  if (order.capture_id === null) throw new Error(`Order ${orderId} was granted without a capture.`);
  // Money of which the buyer has got nothing yet.
  if (order.state === 'captured') await settle(deps, orderId);
  await providerOf(deps, order).refund({ captureId: order.capture_id }, orderId);
  await revoke(deps, orderId);
}
