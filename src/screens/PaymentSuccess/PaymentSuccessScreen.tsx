import { useEffect, useEffectEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import { executePayment } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { isRefusal, messageOf, statusOf } from '../../data/ApiError.ts';
import { reportPayment } from '../../data/payments/paymentResult.ts';
import { type ReturnedPayment, usePayment } from '../../data/payments/orders.ts';
import { useUser } from '../../data/session/useSession.ts';

/** Where the payment provider leads back to: finishes the payment and goes home. Without a payment it goes home at once. */
export default function PaymentSuccessScreen() {
  const user = useUser();
  const [search] = useSearchParams();
  const paymentId = search.get('paymentId');
  const payerId = search.get('PayerID');
  if (!paymentId || !payerId) return <Navigate to={paths.home.href()} replace />;
  return (
    <PageSection>
      <PageTitle>Payment</PageTitle>
      {user ? (
        <FinishPayment userId={user.userId} payment={{ paymentId, payerId }} />
      ) : (
        <StateBlock
          level={1}
          title="Log in to finish your payment"
          actions={[{ label: 'Log in', href: paths.login.href(`${paths.paymentSuccess.href()}?${search}`) }]}
        >
          Your session has ended. The payment you approved is not lost: we finish it even without this page.
        </StateBlock>
      )}
    </PageSection>
  );
}

const { alreadyOwned, noLongerOffered, paymentDeclined, paymentNotApproved, paymentPending } = executePayment.refusals;
/** What says that the payment is over and nothing was charged; after anything else it may still go through. */
const ends = [alreadyOwned, noLongerOffered, paymentDeclined, paymentNotApproved];

/** Finishes a payment and goes home, or shows why it could not be finished, or what it waits for. All are reported to every tab. */
function FinishPayment({ userId, payment }: { userId: string; payment: ReturnedPayment }) {
  const { data: paid, error, reload } = usePayment(userId, payment);
  const problem = error && messageOf(error);
  const isOver = isRefusal(error, ...ends);
  const isUnpaid = isOver || statusOf(error) === 404;
  const navigate = useNavigate();
  const finish = useEffectEvent(({ message, exams = [], total }: ResponseOf<typeof executePayment>) => {
    // Home says what was bought, where the server does.
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
