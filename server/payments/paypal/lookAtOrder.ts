import type { PaymentState } from '../provider.ts';
import { order } from './answers.ts';
import type { PayPalClient } from './client.ts';
import { stateOf } from './paymentState.ts';
import { refused } from './refusal.ts';

/** How an order stands; undefined for one that PayPal does not know, or no longer. */
export async function lookAtOrder(client: PayPalClient, paymentId: string): Promise<PaymentState | undefined> {
  const answer = await client.call({ method: 'GET', path: `/v2/checkout/orders/${paymentId}` }, order);
  if (answer.ok) return stateOf(answer.value);
  if (answer.refusal.name === 'RESOURCE_NOT_FOUND') return undefined;
  throw refused('show an order', answer.refusal);
}
