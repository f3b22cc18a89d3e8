import { randomUUID } from 'node:crypto';
import { type PaymentState, ProviderUnavailableError } from '../provider.ts';
import { type PayPalClient, requestIdOf } from './client.ts';
import { refused } from './exchange.ts';
import { order, type PayPalCapture, type PayPalOrder, refund } from './schemas.ts';

/** Of several captures, as after a decline, the one that took money counts. */
const ranking = ['captured', 'pending', 'refunded', 'declined'] as const;

/** The state of an order's captures; undefined where none was tried. */
function captureStateOf({ purchase_units }: PayPalOrder): PaymentState | undefined {
  const states = purchase_units.flatMap(({ custom_id, payments }) =>
    payments.captures.map((capture) => stateOfCapture(capture, custom_id)),
  );
  for (const kind of ranking) {
    const state = states.find((each) => each.kind === kind);
    if (state) return state;
  }
  return undefined;
}

/** The state of an order. Throws `ProviderUnavailableError` for an order that is completed without a capture. */
function stateOf(payPalOrder: PayPalOrder): PaymentState {
  const captured = captureStateOf(payPalOrder);
  // After a decline the buyer may have approved another way to pay.
  if (captured && !(captured.kind === 'declined' && payPalOrder.status === 'APPROVED')) return captured;
  switch (payPalOrder.status) {
    case 'APPROVED':
      return { kind: 'approved' };
    case 'VOIDED':
      return { kind: 'void' };
    case 'COMPLETED':
      throw new ProviderUnavailableError('PayPal calls an order completed, but states no capture.');
    default:
      return { kind: 'open' };
  }
}

/** A partial refund does not count as one: most of the money stays with us, and the exams with the buyer. */
function stateOfCapture(capture: PayPalCapture, orderId: string | undefined): PaymentState {
  switch (capture.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED': {
      const { id, amount, custom_id } = capture;
      const kind = capture.status === 'REFUNDED' ? 'refunded' : 'captured';
      return { kind, capture: { captureId: id, amount, orderId: custom_id ?? orderId } };
    }
    case 'PENDING':
      return { kind: 'pending' };
    default:
      return { kind: 'declined' };
  }
}

/** The state of an order; undefined for an order that PayPal does not know, or no longer knows. */
export async function findOrder(client: PayPalClient, paymentId: string): Promise<PaymentState | undefined> {
  const result = await client.call({ method: 'GET', path: `/v2/checkout/orders/${paymentId}` }, order);
  if (result.ok) return stateOf(result.value);
  if (result.refusal.name === 'RESOURCE_NOT_FOUND') return undefined;
  throw refused('show an order', result.refusal);
}

/** What PayPal's refusals of a capture mean for the payment. With each of them nothing was taken. */
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
 * Takes the money of an approved order and returns its state. Where the outcome of the request is unknown, or the order
 * was captured before, the order is read from PayPal. If nothing was taken yet, the capture may still arrive: then the
 * outcome stays unknown.
 */
export async function captureOrder(client: PayPalClient, paymentId: string): Promise<PaymentState> {
  try {
    return await requestCapture(client, paymentId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    const state = await findOrder(client, paymentId).catch(() => undefined);
    if (!state || state.kind === 'open' || state.kind === 'approved') throw error;
    return state;
  }
}

async function requestCapture(client: PayPalClient, paymentId: string): Promise<PaymentState> {
  const result = await client.call(
    {
      method: 'POST',
      path: `/v2/checkout/orders/${paymentId}/capture`,
      body: '{}',
      // The same for all tries of this call, another for the next call: to the same id PayPal would repeat its first
      // decline, though the buyer has chosen another card. An order is captured once, whatever the id.
      requestId: `capture-${randomUUID()}`,
      isAnsweredInFull: true,
    },
    order,
  );
  if (result.ok) {
    const state = captureStateOf(result.value) ?? stateOf(result.value);
    if (state.kind !== 'approved') return state;
    throw new ProviderUnavailableError('PayPal took a capture without telling what came of it.');
  }
  const { refusal } = result;
  if (refusal.name === 'RESOURCE_NOT_FOUND') return { kind: 'void' };
  const kind = refusal.issues.map((issue) => meanings.get(issue)).find((meaning) => meaning !== undefined);
  if (kind === undefined) throw refused('capture an order', refusal);
  return { kind };
}

/** Refunds what is left of a capture. PayPal remembers the request for 45 days, and the refund for ever. */
export async function refundCapture(client: PayPalClient, captureId: string): Promise<void> {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
  const request = { method: 'POST', path, body: '{}', requestId: requestIdOf('refund', captureId) } as const;
  const result = await client.call(request, refund);
  if (result.ok || result.refusal.issues.includes('CAPTURE_FULLY_REFUNDED')) return;
  throw refused('refund a capture', result.refusal);
}
