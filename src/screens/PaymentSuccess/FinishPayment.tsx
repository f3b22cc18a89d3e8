import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { PaymentReturn } from '../../components/PaymentReturn/PaymentReturn.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import { messageOf, statusOf } from '../../data/ApiError.ts';
import { announcePurchase, useRefetchExams } from '../../data/payments/purchases.ts';
import { type ReturnedPayment, usePayment } from '../../data/payments/usePayment.ts';

export interface FinishPaymentProps {
  userId: string;
  payment: ReturnedPayment;
}

/** Finishes a payment, tells every tab and goes home; or says why it could not be finished. */
export function FinishPayment({ userId, payment }: FinishPaymentProps) {
  const { message, error, retry } = usePayment(userId, payment);
  const navigate = useNavigate();
  const refetch = useRefetchExams();
  const finish = useEffectEvent((text: string) => {
    showToast(text, 'success');
    announcePurchase();
    void refetch();
    void navigate(paths.home.href(), { replace: true });
  });
  useEffect(() => {
    if (message !== undefined) finish(message);
  }, [message]);
  return (
    <PaymentReturn
      error={error && messageOf(error)}
      onRetry={statusOf(error) === 404 ? undefined : retry}
      cartHref={paths.cart.href()}
    />
  );
}
