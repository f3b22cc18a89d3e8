import { randomUUID } from 'node:crypto';
import { type PaymentState, ProviderUnavailableError } from '../provider.ts';
import { order } from './answers.ts';
import type { PayPalClient } from './client.ts';
import { lookAtOrder } from './lookAtOrder.ts';
import { stateOf, takenBy } from './paymentState.ts';
import { refused } from './refusal.ts';

/** What PayPal's refusals of a capture say of the payment. With each of them nothing was taken. */
const meanings = new Map<string, 'open' | 'declined'>([
  ['ORDER_NOT_APPROVED', 'open'],
  ['PAYER_ACTION_REQUIRED', 'open'],
  ['INSTRUMENT_DECLINED', 'declined'],
  ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'declined'],
  ['PAYER_CANNOT_PAY', 'declined'],
  ['PAYER_ACCOUNT_RESTRICTED', 'declined'],
  ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'declined'],
  ['COMPLIANCE_VIOLATION', 'declined'],
  ['TRANSACTION_REFUSED', 'declined'],
  ['TRANSACTION_LIMIT_EXCEEDED', 'declined'],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'declined'],
]);

/**
 * Takes the money of an approved order and tells how it stands. Where the outcome of the request is unknown, or the
 * order was captured before, PayPal is asked for the order. If that took nothing yet it still can: then the outcome
 * stays unknown.
 */
export async function captureOrder(client: PayPalClient, paymentId: string): Promise<PaymentState> {
  try {
    return await capture(client, paymentId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    const state = await lookAtOrder(client, paymentId).catch(() => undefined);
    if (!state || state.kind === 'open' || state.kind === 'approved') throw error;
    return state;
  }
}

async function capture(client: PayPalClient, paymentId: string): Promise<PaymentState> {
  const answer = await client.call(
    {
      method: 'POST',
      path: `/v2/checkout/orders/${paymentId}/capture`,
      body: '{}',
      // The same for all tries of this call, another for the next call: PayPal would answer that by the decline of the
      // first, though the buyer has chosen another card. An order is captured once, whatever the id.
      requestId: `capture-${randomUUID()}`,
      isAnsweredInFull: true,
    },
    order,
  );
  if (answer.ok) {
    const state = takenBy(answer.value) ?? stateOf(answer.value);
    if (state.kind !== 'approved') return state;
    throw new ProviderUnavailableError('PayPal took a capture without telling what came of it.');
  }
  const { refusal } = answer;
  if (refusal.name === 'RESOURCE_NOT_FOUND') return { kind: 'void' };
  const kind = refusal.issues.map((issue) => meanings.get(issue)).find((meaning) => meaning !== undefined);
  if (kind === undefined) throw refused('capture an order', refusal);
  return { kind };
}
