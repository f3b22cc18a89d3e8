import type { Order as ListedOrder } from '../../contract/payments.ts';
import { dollars, total } from '../../domain/pricing/total.ts';
import { examList } from './fixtures/examList.ts';
import { cartOf, ownedBy, pendingOf } from './shop.ts';

/** What a user has ordered. */
interface Order {
  readonly userId: string;
  readonly examIds: readonly string[];
  isPaid: boolean;
}

/** Orders by the ids of their payments. */
const orders = new Map<string, Order>();

/** Forgets every order. */
export const resetOrders = (): void => orders.clear();

/** The order of a payment; undefined for an unknown one. */
export const orderOf = (paymentId: string): Order | undefined => orders.get(paymentId);

/**
 * Orders exams and returns the payment's id; what is ordered again before it is paid has the same one as the last time,
 * unless it is a new try.
 */
export function placeOrder(userId: string, examIds: readonly string[], isNewTry = false): string {
  for (const [paymentId, order] of [...orders].toReversed()) {
    const isSame = order.userId === userId && order.examIds.join() === examIds.join();
    if (isSame && !order.isPaid && !isNewTry) return paymentId;
  }
  const paymentId = `mock-payment-${orders.size + 1}`;
  orders.set(paymentId, { userId, examIds, isPaid: false });
  return paymentId;
}

/** Gives a user what was ordered, once, and takes it out of the cart. */
export function payOrder(order: Order): void {
  if (order.isPaid) return;
  order.isPaid = true;
  for (const examId of order.examIds) {
    ownedBy(order.userId).add(examId);
    cartOf(order.userId).delete(examId);
  }
}

/** What a user has paid, or approved and waits to be confirmed, as the server lists it. */
export const ordersOf = (userId: string): ListedOrder[] =>
  [...orders].flatMap(([id, { userId: buyer, examIds, isPaid }]) => {
    const isPending = examIds.every((examId) => pendingOf(userId).has(examId));
    if (buyer !== userId || !(isPaid || isPending)) return [];
    const items = examList
      .filter((exam) => examIds.includes(exam.id))
      .map(({ name, price }) => ({ name, price: dollars(price) }));
    const sum = total(items.map(({ price }) => price));
    const state = isPaid ? 'paid' : 'pending';
    return [{ id, orderedAt: '2026-01-14T12:00:00.000Z', state, provider: 'paypal', total: sum, items }];
  });
