import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { paths } from '../../../domain/paths.ts';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { PurchaseGains } from '../../components/shop/CartSummary/CartSummary.tsx';
import { reportPayment } from '../../data/payments/paymentResult.ts';
import { useSession } from '../../data/session/useSession.ts';
import { CartContent, CartSkeleton, OfferedExams } from './CartContent.tsx';

/** A member’s cart. A visitor is asked to sign up or log in. */
export default function CartScreen() {
  const viewer = useSession();
  const userId = viewer.status === 'user' ? viewer.user.userId : undefined;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isCancelled = search.get('payment') === 'cancelled';
  useEffect(() => {
    if (!isCancelled || userId === undefined) return;
    reportPayment({ kind: 'ended', userId, text: 'You canceled the payment. Nothing was charged.' });
    // Said once, also after a reload.
    void navigate(paths.cart.href(), { replace: true });
  }, [isCancelled, userId, navigate]);
  return (
    <PageSection>
      <PageTitle>Cart</PageTitle>
      {viewer.status !== 'visitor' ? (
        <>
          <PageHeading title="Cart">Pay once. Practice as long as you like.</PageHeading>
          {userId === undefined ? <CartSkeleton /> : <CartContent userId={userId} />}
        </>
      ) : (
        <>
          <StateBlock
            level={1}
            title="Sign up to buy full access"
            actions={[
              { label: 'Sign up', href: paths.signUp.href(paths.cart.href()), variant: 'call' },
              { label: 'Log in', href: paths.login.href(paths.cart.href()), variant: 'outlined' },
            ]}
            more={<PurchaseGains sx={{ flex: 'none' }} />}
          >
            Signing up is free. Your cart and purchases are saved to your account.
          </StateBlock>
          <OfferedExams title={`Try ${freeQuestions.visitor} questions free`} />
        </>
      )}
    </PageSection>
  );
}
