import { retrieveOrders } from '../../../contract/payments.ts';
import { call } from '../client.ts';
import { useRead } from '../useRead.ts';

/** The orders of the logged-in user. */
export const useOrders = (userId: string) =>
  useRead([retrieveOrders.path, userId], () => call(retrieveOrders, { query: { userId } }));
