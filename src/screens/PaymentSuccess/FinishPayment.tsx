import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { executePayment } from '../../../contract/payments.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import { paths } from '../../../domain/paths.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { isRefusal, messageOf, statusOf } from '../../data/ApiError.ts';
import { reportPayment } from '../../data/payments/paymentChannel.ts';
import { type ReturnedPayment, usePayment } from '../../data/payments/usePayment.ts';

export interface FinishPaymentProps {
  userId: string;
  payment: ReturnedPayment;
}

const { alreadyOwned, noLongerOffered, paymentDeclined, paymentNotApproved, paymentPending } = executePayment.refusals;
/** What says that the payment is over and nothing was charged; after anything else it may still go through. */
const ends = [alreadyOwned, noLongerOffered, paymentDeclined, paymentNotApproved];

/** Finishes a payment and goes home, or shows why it could not be finished, or what it waits for. All are reported to every tab. */
export function FinishPayment({ userId, payment }: FinishPaymentProps) {
  const { data: paid, error, reload } = usePayment(userId, payment);
  const problem = error && messageOf(error);
  const isOver = isRefusal(error, ...ends);
  const isUnpaid = isOver || statusOf(error) === 404;
  const navigate = useNavigate();
  const finish = useEffectEvent(({ message, exams = [], total }: ResponseOf<typeof executePayment>) => {
    // The home page names what was bought, where the server does.
    if (exams.length === 0) showToast(message, 'success');
    reportPayment({ kind: 'bought', userId, exams, total });
    void navigate(paths.home.href(), { replace: true });
  });
  useEffect(() => {
    if (paid) finish(paid);
  }, [paid]);
  const isPending = isRefusal(error, paymentPending);
  useEffect(() => {
    if (problem !== undefined && isOver) reportPayment({ kind: 'ended', userId, text: problem });
    if (isPending) reportPayment({ kind: 'pending', userId });
  }, [problem, isOver, isPending, userId]);
  if (problem === undefined) {
    return (
      <StateBlock role="status" level={1} title="Finishing your payment…" loading>
        This takes a few seconds. Please keep this page open.
      </StateBlock>
    );
  }
  if (isPending) {
    return (
      <StateBlock
        role="status"
        level={1}
        title="Your payment is pending"
        actions={[
          { label: 'Go to your exams', href: paths.certifications.href() },
          { label: 'Check again', onClick: reload, variant: 'outlined' },
        ]}
      >
        {problem}
      </StateBlock>
    );
  }
  return (
    <ErrorBlock
      level={1}
      title={
        isRefusal(error, paymentDeclined)
          ? 'Payment declined'
          : isUnpaid
            ? 'Your payment didn’t go through'
            : 'We couldn’t confirm your payment'
      }
      message={problem}
      // Nothing is left to try where nothing was charged: the cart opens another payment.
      onRetry={isUnpaid ? undefined : reload}
      actions={[{ label: 'Back to the cart', href: paths.cart.href() }]}
    />
  );
}
