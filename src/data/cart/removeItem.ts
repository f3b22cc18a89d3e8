import { removeItemToCart } from '../../../contract/cart.ts';
import { call } from '../client.ts';

/** Takes an exam out of the user's cart; returns the exam's name. */
export async function removeItem(userId: string, examId: string): Promise<string> {
  return (await call(removeItemToCart, { body: { userId, examId } })).message;
}
