/** An exam in somebody's cart. */
export interface CartItemRow {
  user_id: string;
  exam_id: string;
  added_at: number;
}

/** What somebody orders, at the prices that they were shown. */
export interface OrderRow {
  /** Can't be guessed; it is the order number on the receipt, too. */
  id: string;
  user_id: string;
  state: 'created' | 'approved' | 'captured' | 'granted' | 'failed' | 'refunded';
  /** Goes up with each move from state to state, so that a move is made from exactly what its maker has seen. */
  version: number;
  provider: 'paypal' | 'wallet';
  total_cents: number;
  /** ISO 4217. */
  currency: string;
  /** The provider's id of the payment, and where it is approved; null until the provider has opened it. */
  payment_id: string | null;
  approval_url: string | null;
  /** The provider's id of the money that was taken. On a failed order: of money that is still to be given back. */
  capture_id: string | null;
  /** Why the order failed, or that its last try was declined. */
  failure: 'declined' | 'expired' | 'alreadyOwned' | 'retired' | 'mismatch' | null;
  /** The user whose next click on the buy button leads to this order again; null once it has moved or been replaced. */
  current_of: string | null;
  created_at: number;
  moved_at: number;
}

/** An exam of an order, as it was when it was ordered. */
export interface OrderItemRow {
  order_id: string;
  exam_id: string;
  /** Place in the order: 0 is the first. */
  position: number;
  name: string;
  price_cents: number;
}

/** One user's right to one exam, by the order that it belongs to; there is never a second one. */
export interface EntitlementRow {
  user_id: string;
  exam_id: string;
  order_id: string;
  /** Null while the order is being paid: it has a claim on the exam, so that no other order is charged for it. */
  granted_at: number | null;
}

/** A payment of the built-in wallet. */
export interface WalletPaymentRow {
  /** Can't be guessed: whoever has it may approve the payment. */
  id: string;
  order_id: string;
  /** JSON of what the page lists. */
  items: string;
  total_cents: number;
  currency: string;
  state: 'open' | 'approved' | 'declined' | 'captured' | 'refunded';
  capture_id: string | null;
  created_at: number;
}
