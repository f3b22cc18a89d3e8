import { executePayment } from '../../../contract/payments.ts';
import { call } from '../client.ts';
import { once, useRead } from '../useRead.ts';

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
