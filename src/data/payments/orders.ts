import type { RequestOf } from '../../../contract/endpoint.ts';
import { buyCourses, executePayment, retrieveOrders } from '../../../contract/payments.ts';
import { call } from '../client.ts';
import { once, useRead } from '../useRead.ts';

/** The orders of the logged-in user. */
export const useOrders = (userId: string) =>
  useRead([retrieveOrders.path, userId], () => call(retrieveOrders, { query: { userId } }));

/** Orders what is in the user's cart; returns where the buyer approves the payment. Throws an ApiError. */
export async function orderCart({ isNewTry, ...order }: RequestOf<typeof buyCourses>['body']) {
  // Another server of the product may not know this one field.
  const body = { ...order, ...(isNewTry && { isNewTry }) };
  const { message, approval_url: approvalUrl } = await call(buyCourses, { body });
  return { message, approvalUrl };
}

/** What the payment provider adds to the address that it leads back to. */
export interface ReturnedPayment {
  readonly paymentId: string;
  readonly payerId: string;
}

/** Finishes an approved payment of the user; once for each, however often a page that does so is rendered. */
export const usePayment = (userId: string, { paymentId, payerId }: ReturnedPayment) =>
  useRead(
    [executePayment.path, paymentId, userId],
    () => call(executePayment, { body: { paymentId, payerId, userId } }),
    once,
  );
