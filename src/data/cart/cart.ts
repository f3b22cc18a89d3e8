import { addItemToCart, removeItemToCart } from '../../../contract/cart.ts';
import { call } from '../client.ts';

/** Puts an exam into the user's cart; returns the exam's name. */
export const addItem = async (userId: string, examId: string): Promise<string> =>
  (await call(addItemToCart, { body: { userId, examId } })).message;

/** Takes an exam out of the user's cart; returns the exam's name. */
export const removeItem = async (userId: string, examId: string): Promise<string> =>
  (await call(removeItemToCart, { body: { userId, examId } })).message;
