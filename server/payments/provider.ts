export interface Money {
  /** In hundredths. */
  readonly cents: number;
  /** ISO 4217, such as "USD". */
  readonly currency: string;
}

export interface OrderToPay {
  /** Our id; providers return it with everything that belongs to the order. */
  readonly id: string;
  /** In the currency of the total. */
  readonly items: readonly { readonly name: string; readonly cents: number }[];
  /** The sum of the items' prices. */
  readonly total: Money;
}

/** A payment that a buyer can approve. */
export interface OpenedPayment {
  readonly paymentId: string;
  readonly approvalUrl: string;
}

/** Money that was taken from a buyer. */
export interface Capture {
  readonly captureId: string;
  readonly amount: Money;
  /** Our id of the order, as the provider has it. */
  readonly orderId: string | undefined;
}

/**
 * The state of a payment at its provider: not approved yet, approved, taken but still being processed, taken, declined by
 * the buyer's bank (another try may succeed), ended without money, or refunded.
 */
export type PaymentState =
  | { readonly kind: 'open' | 'approved' | 'pending' | 'declined' | 'void' }
  | { readonly kind: 'captured' | 'refunded'; readonly capture: Capture };

export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The text as it came. */
  readonly body: string;
}

/** What a provider reports by itself: that something about a payment has changed. Its state must be looked up. */
export interface PaymentEvent {
  readonly paymentId: string;
  /** Whether the buyer has approved the payment: only then is a declined one tried again. */
  readonly isApproval?: boolean;
}

/** The provider can't be reached or does not respond as it should: the outcome is unknown, and may be looked up later. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** A message to the webhook that does not come from the provider. */
export class ForgedWebhookError extends Error {
  override name = 'ForgedWebhookError';
}

/** Takes payments. Each call may be repeated. All throw `ProviderUnavailableError`. */
export interface PaymentProvider {
  readonly name: 'paypal' | 'wallet';
  /** Opens the payment of an order; repeated for one order it opens no second one. */
  readonly open: (order: OrderToPay) => Promise<OpenedPayment>;
  /** Takes an approved payment, once however often it is called, and returns its state then. */
  readonly capture: (paymentId: string) => Promise<PaymentState>;
  readonly find: (paymentId: string) => Promise<PaymentState | undefined>;
  /** Refunds a capture in full, once however often it is called. */
  readonly refund: (captureId: string) => Promise<void>;
  /**
   * The event in a message to our webhook, if the provider has sent it: undefined for one that does not matter here.
   * Throws `ForgedWebhookError` for any other message.
   */
  readonly readWebhook: (message: WebhookMessage) => Promise<PaymentEvent | undefined>;
}
