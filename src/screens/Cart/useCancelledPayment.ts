import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { announcePayment } from '../../data/payments/purchases.ts';

/** Tells every tab that the user has cancelled a payment, where the address of the cart says so, and only once. */
export function useCancelledPayment(userId: string | undefined): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isCancelled = search.get('payment') === 'cancelled' && userId !== undefined;
  useEffect(() => {
    if (!isCancelled) return;
    announcePayment({ kind: 'ended', userId, text: 'You cancelled the payment. Nothing was charged.' });
    void navigate(paths.cart.href(), { replace: true });
  }, [isCancelled, userId, navigate]);
}
