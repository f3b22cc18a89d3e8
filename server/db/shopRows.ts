export interface CartItemRow {
  user_id: string;
  exam_id: string;
  added_at: number;
}

/** An order, at the prices that the buyer saw. */
export interface OrderRow {
  /** Can't be guessed; also the order number on the receipt. */
  id: string;
  user_id: string;
  state: 'created' | 'approved' | 'captured' | 'granted' | 'failed' | 'refunded';
  /** Increases with each move from state to state, so that a move applies only to the version that was read. */
  version: number;
  provider: 'paypal' | 'wallet';
  total_cents: number;
  /** ISO 4217. */
  currency: string;
  /** The provider's id of the payment, and the address to approve it; null until the provider has opened it. */
  payment_id: string | null;
  approval_url: string | null;
  /** The provider's id of the money that was taken. On a failed order: of money that must still be refunded. */
  capture_id: string | null;
  /** Why the order failed, or that its last try was declined. */
  failure: 'declined' | 'expired' | 'alreadyOwned' | 'retired' | 'mismatch' | null;
  /** The user whose next click on the buy button returns this order again; null once it has moved or been replaced. */
  current_of: string | null;
  /** How often it was looked after without an approval, and when it is next. */
  looks: number;
  look_at: number;
  created_at: number;
  moved_at: number;
}

/** An exam of an order, as it was at that time. */
export interface OrderItemRow {
  order_id: string;
  exam_id: string;
  /** Position in the order: 0 is the first. */
  position: number;
  name: string;
  price_cents: number;
}

/** The right of a user to an exam, from the order that it belongs to; at most one per user and exam. */
export interface EntitlementRow {
  user_id: string;
  exam_id: string;
  order_id: string;
  /** Null while the order is being paid: it claims the exam, so that no other order is charged for it. */
  granted_at: number | null;
}

export interface WalletPaymentRow {
  /** Can't be guessed: anyone who has it may approve the payment. */
  id: string;
  order_id: string;
  /** JSON of the items on the page. */
  items: string;
  total_cents: number;
  currency: string;
  state: 'open' | 'approved' | 'declined' | 'captured' | 'refunded';
  capture_id: string | null;
  created_at: number;
}
