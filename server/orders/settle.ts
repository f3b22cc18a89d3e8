import { type BoughtExam, executePayment, paymentMessages } from '../../contract/payments.ts';
import { centsToDollars } from '../../domain/pricing/total.ts';
import type { Caller } from '../account/sessions.ts';
import { ApiError } from '../http/errors.ts';
import type { WebhookMessage } from '../payments/provider.ts';
import { checkApproval } from './approval.ts';
import { capture, refundFailed } from './capture.ts';
import { grant, revokeIfRefunded } from './grant.ts';
import type { OrderState, Outcome, SettleDeps, Transition } from './order.ts';
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
export async function handleWebhook(deps: SettleDeps, { headers, body }: WebhookMessage): Promise<void> {
  const event = await deps.provider.readWebhook(headers, body);
  const order = event && (await orderOfPayment(deps.db, event.paymentId));
  if (!order) return;
  // Providers report a decline, too: if that led to another try, the tries would never end.
  if (order.failure === 'declined' && !event.isApproval) return;
  await settle(deps, order.id);
  await revokeIfRefunded(deps, order.id);
}
