import { type BoughtExam, executePayment, paymentMessages } from '../../contract/payments.ts';
import { centsToDollars } from '../../domain/pricing/total.ts';
import type { Caller } from '../account/sessions.ts';
import { ApiError } from '../http/errors.ts';
import { KnownFailure } from '../knownFailure.ts';
import type { WebhookMessage } from '../payments/provider.ts';
import { checkApproval } from './approval.ts';
import { capture, grant, refundFailed, revokeIfRefunded } from './capture.ts';
import { moveAndFree, type OrderState, type Outcome, providerOf, type SettleDeps, type Transition } from './order.ts';
import { examsOf, findOrder, orderOfPayment } from './queries.ts';

const transitions: Readonly<Record<OrderState, Transition>> = {
  created: checkApproval,
  approved: capture,
  captured: grant,
  granted: async () => 'granted',
  failed: refundFailed,
  refunded: async () => 'paymentRefunded',
};

/**
 * Moves an order on as far as possible now, and returns the outcome. Everyone calls this: the buyer who comes back, the
 * provider's webhook, and reconciling; as often as they like and all at once, as each step is idempotent and each move
 * is made by one caller. Throws `ProviderUnavailableError`, after which the next call continues where this one stopped.
 */
export async function settle(deps: SettleDeps, orderId: string): Promise<Outcome> {
  for (;;) {
    const order = await findOrder(deps.db, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    const result = await transitions[order.state](deps, order);
    if (typeof result === 'object') {
      // A rival has its claims, so nothing keeps it from being charged or refunded first.
      const rival = await settle(deps, result.rivalId);
      if (rival === 'paymentPending') return rival;
    } else if (result !== 'moved') {
      return result;
    }
  }
}

/**
 * Settles the caller's order of a payment and returns the message for it and what was bought; repeating it is safe.
 * Throws the refusals of `executePayment`, and `ProviderUnavailableError`.
 */
export async function execute(
  deps: SettleDeps,
  caller: Caller,
  paymentId: string,
): Promise<{ message: string; exams: BoughtExam[]; total: string }> {
  const order = await orderOfPayment(deps.db, paymentId);
  if (order?.user_id !== caller.userId) throw new ApiError(executePayment.refusals.paymentNotFound);
  const outcome = await settle(deps, order.id);
  if (outcome !== 'granted') throw new ApiError(executePayment.refusals[outcome]);
  const exams = await examsOf(deps.db, order.id);
  return { message: paymentMessages.granted, exams, total: centsToDollars(order.total_cents) };
}

/**
 * Handles a message of the provider. Only one thing in it is trusted: which payment to look up. Throws
 * `ForgedWebhookError` and `ProviderUnavailableError`.
 */
export async function handleWebhook(deps: SettleDeps, message: WebhookMessage): Promise<void> {
  const event = await deps.provider.readWebhook(message);
  const order = event && (await orderOfPayment(deps.db, event.paymentId));
  if (!order) return;
  // Providers report a decline, too: if that led to another try, the tries would never end.
  if (order.failure === 'declined' && !event.isApproval) return;
  await settle(deps, order.id);
  await revokeIfRefunded(deps, order.id);
}

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
