import { orderOfPayment } from '../orders/queries.ts';
import { revokeIfRefunded } from '../orders/revoke.ts';
import { settle } from '../orders/settle.ts';
import type { SettleDeps } from '../orders/step.ts';

/** A message to the webhook, as it came. */
export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/**
 * Does what a message of the provider gives reason to. It is believed in one thing only: which payment to look at.
 * Throws `ForgedWebhookError` and `ProviderUnavailableError`.
 */
export async function hear(deps: SettleDeps, { headers, body }: WebhookMessage): Promise<void> {
  const event = await deps.provider.readWebhook(headers, body);
  const order = event && (await orderOfPayment(deps.db, event.paymentId));
  if (!order) return;
  // A decline is told here, too: if that led to another try, there would be no end to it.
  if (order.failure === 'declined' && !event.isApproval) return;
  await settle(deps, order.id);
  await revokeIfRefunded(deps, order.id);
}
