import { type PaymentState, ProviderUnavailableError } from '../provider.ts';
import type { PayPalCapture, PayPalOrder } from './answers.ts';

/** Of several captures, as after a decline, the one that took money counts. */
const ranking = ['captured', 'pending', 'refunded', 'declined'] as const;

/** What has become of an order's captures; undefined where none was tried. */
export function takenBy({ purchase_units }: PayPalOrder): PaymentState | undefined {
  const states = purchase_units.flatMap(({ custom_id, payments }) =>
    payments.captures.map((capture) => stateOfCapture(capture, custom_id)),
  );
  for (const kind of ranking) {
    const state = states.find((each) => each.kind === kind);
    if (state) return state;
  }
  return undefined;
}

/** How an order stands. Throws `ProviderUnavailableError` for one that is called completed and took nothing. */
export function stateOf(order: PayPalOrder): PaymentState {
  const taken = takenBy(order);
  // After a decline the buyer may have approved another way to pay.
  if (taken && !(taken.kind === 'declined' && order.status === 'APPROVED')) return taken;
  switch (order.status) {
    case 'APPROVED':
      return { kind: 'approved' };
    case 'VOIDED':
      return { kind: 'void' };
    case 'COMPLETED':
      throw new ProviderUnavailableError('PayPal calls an order completed, but tells of no capture.');
    default:
      return { kind: 'open' };
  }
}

/** Given back in part is not given back: most of the money stays with us, and the exams with the buyer. */
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
