import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { reportPayment } from '../../data/payments/paymentChannel.ts';

/** Reports that the user has cancelled a payment, where the address of the cart says so, and only once. */
export function useCancelledPayment(userId: string | undefined): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isCancelled = search.get('payment') === 'cancelled' && userId !== undefined;
  useEffect(() => {
    if (!isCancelled) return;
    reportPayment({ kind: 'ended', userId, text: 'You canceled the payment. Nothing was charged.' });
    void navigate(paths.cart.href(), { replace: true });
  }, [isCancelled, userId, navigate]);
}
