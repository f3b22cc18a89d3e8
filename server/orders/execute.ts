import { executePayment, paymentMessages } from '../../contract/payments.ts';
import type { Refusal } from '../../contract/endpoint.ts';
import type { Caller } from '../account/caller.ts';
import { ApiError } from '../http/apiError.ts';
import { orderOfPayment } from './queries.ts';
import { settle } from './settle.ts';
import type { Outcome, SettleDeps } from './step.ts';

const { refusals } = executePayment;

/** What the buyer is told where the exams were not granted. */
const refusalFor: Readonly<Record<Exclude<Outcome, 'granted'>, Refusal>> = {
  notApproved: refusals.paymentNotApproved,
  pending: refusals.paymentPending,
  declined: refusals.paymentDeclined,
  alreadyOwned: refusals.alreadyOwned,
  retired: refusals.noLongerOffered,
  refunded: refusals.paymentRefunded,
};

/**
 * Settles the caller's order of a payment and answers the message for it, as often as it is asked. Throws the refusals
 * of `executePayment`, and `ProviderUnavailableError`.
 */
export async function execute(deps: SettleDeps, caller: Caller, paymentId: string): Promise<string> {
  const order = await orderOfPayment(deps.db, paymentId);
  if (order?.user_id !== caller.userId) throw new ApiError(refusals.paymentNotFound);
  const outcome = await settle(deps, order.id);
  if (outcome === 'granted') return paymentMessages.granted;
  throw new ApiError(refusalFor[outcome]);
}
