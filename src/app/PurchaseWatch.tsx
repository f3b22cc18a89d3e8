import { usePurchases, useRefetchExams } from '../data/payments/purchases.ts';

/** Shows what another tab has bought in this one. */
export function PurchaseWatch() {
  const refetch = useRefetchExams();
  usePurchases(() => void refetch());
  return null;
}
