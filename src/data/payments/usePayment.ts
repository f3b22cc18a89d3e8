import useSWRImmutable from 'swr/immutable';
import { executePayment } from '../../../contract/payments.ts';
import { call } from '../client.ts';

/** What the payment provider's return leads with. */
export interface ReturnedPayment {
  readonly paymentId: string;
  readonly payerId: string;
}

/** Finishes an approved payment of the user; once for each, however often a page that does so is rendered. */
export function usePayment(userId: string, { paymentId, payerId }: ReturnedPayment) {
  const { data, error, mutate } = useSWRImmutable([executePayment.path, paymentId, userId], () =>
    call(executePayment, { body: { paymentId, payerId, userId } }),
  );
  return { paid: data, error: error as Error | undefined, retry: () => void mutate() };
}
