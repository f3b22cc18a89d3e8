import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { executePayment } from '../../../contract/payments.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import { paths } from '../../../domain/paths.ts';
import { PaymentReturn } from '../../components/shop/PaymentReturn/PaymentReturn.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { messageOf, statusOf } from '../../data/ApiError.ts';
import { announcePayment, useRefetchExams } from '../../data/payments/purchases.ts';
import { type ReturnedPayment, usePayment } from '../../data/payments/usePayment.ts';

export interface FinishPaymentProps {
  userId: string;
  payment: ReturnedPayment;
}

const { alreadyOwned, noLongerOffered, paymentDeclined, paymentNotApproved } = executePayment.refusals;
/** What says that the payment is over and nothing was charged; after anything else it may still go through. */
const ends: readonly string[] = [alreadyOwned, noLongerOffered, paymentDeclined, paymentNotApproved].map(
  ({ error }) => error,
);

/** Finishes a payment, notifies every tab and goes home; or shows why it could not be finished, and notifies them of that, too. */
export function FinishPayment({ userId, payment }: FinishPaymentProps) {
  const { paid, error, retry } = usePayment(userId, payment);
  const problem = error && messageOf(error);
  const navigate = useNavigate();
  const refetch = useRefetchExams();
  const finish = useEffectEvent(({ message, exams = [] }: ResponseOf<typeof executePayment>) => {
    showToast(message, 'success');
    announcePayment({ kind: 'bought', userId, exams });
    void refetch();
    void navigate(paths.home.href(), { replace: true });
  });
  useEffect(() => {
    if (paid) finish(paid);
  }, [paid]);
  useEffect(() => {
    if (problem !== undefined && ends.includes(problem)) announcePayment({ kind: 'ended', userId, text: problem });
  }, [problem, userId]);
  return (
    <PaymentReturn error={problem} onRetry={statusOf(error) === 404 ? undefined : retry} cartHref={paths.cart.href()} />
  );
}
