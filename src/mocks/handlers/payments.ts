import { buyCourses, executePayment, paymentMessages, retrieveOrders } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { total as totalOf } from '../../../domain/pricing/total.ts';
import { requireSelf } from '../accounts.ts';
import { mock, MockRefusal } from '../mock.ts';
import { orderOf, ordersOf, payOrder, placeOrder } from '../orders.ts';
import { examListFor, ownedBy, pendingOf } from '../shop.ts';

const { cartEmpty, priceChanged } = buyCourses.refusals;
const { alreadyOwned, paymentNotFound, paymentPending } = executePayment.refusals;

/** Orders in memory, with payments that are approved as soon as they are asked for. */
export const paymentHandlers = [
  mock(buyCourses, ({ body: { userId, total, isNewTry }, request }) => {
    requireSelf(request, userId);
    const cart = examListFor(userId).filter(({ in_cart }) => in_cart);
    if (cart.length === 0) throw new MockRefusal(cartEmpty);
    if (total !== undefined && total !== totalOf(cart.map(({ price }) => price))) throw new MockRefusal(priceChanged);
    const paymentId = placeOrder(
      userId,
      cart.map(({ id }) => id),
      isNewTry,
    );
    // The way back from a provider, as approving needs no page here.
    const back = `${paths.paymentSuccess.href()}?paymentId=${paymentId}&PayerID=mock`;
    return { message: paymentMessages.ordered, approval_url: new URL(back, request.url).href };
  }),
  mock(executePayment, ({ body: { userId, paymentId }, request }) => {
    requireSelf(request, userId);
    const order = orderOf(paymentId);
    if (order?.userId !== userId) throw new MockRefusal(paymentNotFound);
    const isOwned = order.examIds.some((id) => ownedBy(userId).has(id));
    if (isOwned && !order.isPaid) throw new MockRefusal(alreadyOwned);
    if (order.examIds.some((id) => pendingOf(userId).has(id))) throw new MockRefusal(paymentPending);
    payOrder(order);
    const exams = examListFor(userId).filter(({ id }) => order.examIds.includes(id));
    return { message: paymentMessages.granted, exams: exams.map(({ name, link }) => ({ name, link })) };
  }),
  mock(retrieveOrders, ({ query: { userId }, request }) => {
    requireSelf(request, userId);
    return { orders: ordersOf(userId) };
  }),
];
