import { addItemToCart, removeItemToCart } from '../../../contract/cart.ts';
import { requireSelf } from '../accounts.ts';
import { examList } from '../fixtures/examList.ts';
import { mock, MockRefusal } from '../mock.ts';
import { cartOf, isBought } from '../shop.ts';

function examOf(examId: string) {
  const exam = examList.find(({ id }) => id === examId);
  if (!exam) throw new MockRefusal(addItemToCart.refusals.examNotFound);
  return exam;
}

/** Carts in memory. */
export const cartHandlers = [
  mock(addItemToCart, ({ body: { userId, examId }, request }) => {
    requireSelf(request, userId);
    const exam = examOf(examId);
    if (isBought(userId, exam)) throw new MockRefusal(addItemToCart.refusals.alreadyBought);
    cartOf(userId).add(exam.id);
    return { message: exam.name };
  }),
  mock(removeItemToCart, ({ body: { userId, examId }, request }) => {
    requireSelf(request, userId);
    const { id, name } = examOf(examId);
    cartOf(userId).delete(id);
    return { message: name };
  }),
];
