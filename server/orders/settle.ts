import { findOrder } from './queries.ts';
import type { OrderState } from './states.ts';
import type { Outcome, SettleDeps, Step } from './step.ts';
import { giveBack } from './steps/giveBack.ts';
import { grant } from './steps/grant.ts';
import { seekApproval } from './steps/seekApproval.ts';
import { takeMoney } from './steps/takeMoney.ts';

/** What is to be done for an order in each of its states. */
const steps: Readonly<Record<OrderState, Step>> = {
  created: seekApproval,
  approved: takeMoney,
  captured: grant,
  granted: async () => 'granted',
  failed: giveBack,
  refunded: async () => 'refunded',
};

/**
 * Moves an order on as far as it goes now, and tells how it stands. Everybody goes through here: the buyer who comes
 * back, the provider's messages, and the look after orders that were left alone; as often as they like and all at
 * once, as each step is idempotent and each move is made by one. Throws `ProviderUnavailableError`, after which the
 * next call goes on where this one stopped.
 */
export async function settle(deps: SettleDeps, orderId: string): Promise<Outcome> {
  for (;;) {
    const order = await findOrder(deps.db, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    const result = await steps[order.state](deps, order);
    if (typeof result === 'object') {
      // A rival has its claims, so nothing keeps it from being charged or given back first.
      const rival = await settle(deps, result.rivalId);
      if (rival === 'pending') return rival;
    } else if (result !== 'moved') {
      return result;
    }
  }
}
