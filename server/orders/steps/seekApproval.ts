import { isDuplicate } from '../../db/errors.ts';
import type { OrderRow } from '../../db/shopRows.ts';
import { tx } from '../../db/tx.ts';
import type { PaymentState } from '../../payments/provider.ts';
import { move } from '../move.ts';
import { providerOf, type SettleDeps, type Step } from '../step.ts';
import { approve } from './approve.ts';

/** For how long an order may be approved, in milliseconds. Providers give a payment less time. */
const LIFETIME = 24 * 60 * 60 * 1000;

/** Created: looks whether the buyer has approved the payment, and then claims the exams before anything is charged. */
export const seekApproval: Step = async (deps, order) => {
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

/** How the payment stands. One that the provider does not know, or does not know yet, was not approved. */
async function paymentOf(deps: SettleDeps, order: OrderRow): Promise<PaymentState> {
  const payment = order.payment_id === null ? undefined : await providerOf(deps, order).look(order.payment_id);
  return payment ?? { kind: 'open' };
}

async function expire({ db, now }: SettleDeps, order: OrderRow): Promise<'moved'> {
  await tx(db, (trx) => move(trx, order, 'failed', now(), { failure: 'expired' }));
  return 'moved';
}
