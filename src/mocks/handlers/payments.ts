import { buyCourses, executePayment } from '../../../contract/payments.ts';
import { requireSelf } from '../accounts.ts';
import { mock, MockRefusal } from '../mock.ts';
import { buyCart, cartOf } from '../shop.ts';

/** The payment that the mocks know; its approval needs no page. */
const PAYMENT_ID = 'mock-payment';

/** Payments that are approved as soon as they are asked for. */
export const paymentHandlers = [
  mock(buyCourses, ({ body: { userId }, request }) => {
    requireSelf(request, userId);
    if (cartOf(userId).size === 0) throw new MockRefusal(buyCourses.refusals.cartEmpty);
    const { origin } = new URL(request.url);
    return {
      message: 'Your order is ready to be paid.',
      approval_url: `${origin}/payment-success?paymentId=${PAYMENT_ID}&PayerID=mock`,
    };
  }),
  mock(executePayment, ({ body: { userId, paymentId }, request }) => {
    requireSelf(request, userId);
    if (paymentId !== PAYMENT_ID) throw new MockRefusal(executePayment.refusals.paymentNotFound);
    buyCart(userId);
    return { message: 'Thank you. You have full access now.' };
  }),
];
