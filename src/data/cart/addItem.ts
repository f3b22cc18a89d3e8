import { addItemToCart } from '../../../contract/cart.ts';
import { call } from '../client.ts';

/** Puts an exam into the user's cart; returns the exam's name. */
export async function addItem(userId: string, examId: string): Promise<string> {
  return (await call(addItemToCart, { body: { userId, examId } })).message;
}
