import type { OrderRow } from '../db/shopRows.ts';

/**
 * Where an order stands: ordered; approved by the buyer and about to be charged; charged; charged and its exams given
 * to the buyer; ended without exams; given back.
 */
export type OrderState = OrderRow['state'];

/** Every move that an order can make. */
export const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['approved', 'failed'],
  // Back to the start where the money could not be had: the buyer may approve the payment again.
  approved: ['captured', 'created', 'failed', 'refunded'],
  captured: ['granted'],
  granted: ['refunded'],
  // Money that was taken although the order failed is given back.
  failed: ['refunded'],
  refunded: [],
};
