import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { useUser } from '../../data/session/useSession.ts';
import { FinishPayment } from './FinishPayment.tsx';

/** Where the payment provider leads back to: finishes the payment and goes home. Without a payment it goes home at once. */
export default function PaymentSuccessScreen() {
  const user = useUser();
  const [search] = useSearchParams();
  const paymentId = search.get('paymentId');
  const payerId = search.get('PayerID');
  if (!paymentId || !payerId) return <Navigate to={paths.home.href()} replace />;
  return (
    <PageSection space="small">
      <PageTitle>Payment</PageTitle>
      {user ? (
        <FinishPayment userId={user.userId} payment={{ paymentId, payerId }} />
      ) : (
        <EmptyState
          level={1}
          title="Log in to finish your payment"
          actions={[{ label: 'Log in', href: paths.login.href(`${paths.paymentSuccess.href()}?${search}`) }]}
        >
          Your session has ended. The payment you approved is not lost: we finish it even without this page.
        </EmptyState>
      )}
    </PageSection>
  );
}
