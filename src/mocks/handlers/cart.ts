import { addItemToCart, removeItemToCart } from '../../../contract/cart.ts';
import { requireSelf } from '../accounts.ts';
import { examList } from '../fixtures/examList.ts';
import { mock, MockRefusal } from '../mock.ts';
import { cartOf, ownedBy } from '../shop.ts';

function examOf(examId: string) {
  const exam = examList.find(({ id }) => id === examId);
  if (!exam) throw new MockRefusal(addItemToCart.refusals.examNotFound);
  return exam;
}

/** Carts in memory. */
export const cartHandlers = [
  mock(addItemToCart, ({ body: { userId, examId }, request }) => {
    requireSelf(request, userId);
    const { id, name } = examOf(examId);
    if (ownedBy(userId).has(id)) throw new MockRefusal(addItemToCart.refusals.alreadyBought);
    cartOf(userId).add(id);
    return { message: name };
  }),
  mock(removeItemToCart, ({ body: { userId, examId }, request }) => {
    requireSelf(request, userId);
    const { id, name } = examOf(examId);
    cartOf(userId).delete(id);
    return { message: name };
  }),
];
