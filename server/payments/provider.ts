/** A sum of money. */
export interface Money {
  /** In hundredths. */
  readonly cents: number;
  /** ISO 4217, such as "USD". */
  readonly currency: string;
}

/** An order as a provider is told of it. */
export interface OrderToPay {
  /** Our id; providers give it back with everything that belongs to the order. */
  readonly id: string;
  readonly items: readonly { readonly name: string; readonly price: Money }[];
  /** The sum of the items' prices. */
  readonly total: Money;
}

/** Where a buyer approves a payment. */
export interface OpenedPayment {
  /** The provider's id of the payment. */
  readonly paymentId: string;
  readonly approvalUrl: string;
}

/** What was taken from a buyer. */
export interface Capture {
  readonly captureId: string;
  readonly amount: Money;
  /** Our id of the order, as the provider has it. */
  readonly orderId: string | undefined;
}

/**
 * How a payment stands at its provider: not approved yet, approved, taken but still being processed, taken, declined by
 * the buyer's bank (another try may do), ended without money, or given back.
 */
export type PaymentState =
  | { readonly kind: 'open' | 'approved' | 'pending' | 'declined' | 'void' }
  | { readonly kind: 'captured' | 'refunded'; readonly capture: Capture };

/** What a provider tells by itself: that something about a payment has changed. How it stands is to be asked for. */
export interface PaymentEvent {
  readonly paymentId: string;
  /** Whether it tells that the buyer has approved the payment: only then is one that was declined tried again. */
  readonly isApproval?: boolean;
}

/** The provider can't be reached or does not answer as it should: the outcome is unknown, and may be asked for later. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** Takes payments. Each call may be repeated at will. All throw `ProviderUnavailableError`. */
export interface PaymentProvider {
  readonly name: 'paypal' | 'wallet';
  /** Opens the payment of an order; repeated for one order it opens no second one. */
  readonly open: (order: OrderToPay) => Promise<OpenedPayment>;
  /** Takes an approved payment, once however often it is called, and tells how it stands then. */
  readonly capture: (paymentId: string, orderId: string) => Promise<PaymentState>;
  /** How a payment stands; undefined for an unknown one. */
  readonly look: (paymentId: string) => Promise<PaymentState | undefined>;
  /** Gives a capture back in full, once however often it is called. */
  readonly refund: (capture: Pick<Capture, 'captureId'>, orderId: string) => Promise<void>;
  /**
   * What a message to our webhook tells, if it is the provider's own: undefined for one that is of no interest. Throws
   * `ForgedWebhookError` for any other. `body` is the text as it came.
   */
  readonly readWebhook: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
  ) => Promise<PaymentEvent | undefined>;
}

/** A message to the webhook that does not come from the provider. */
export class ForgedWebhookError extends Error {
  override name = 'ForgedWebhookError';
}
