import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { paths } from '../../../domain/paths.ts';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { CartList } from '../../components/shop/CartList/CartList.tsx';
import { CartRow } from '../../components/shop/CartRow/CartRow.tsx';
import { PurchaseGains } from '../../components/shop/CartSummary/CartSummary.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { reportPayment } from '../../data/payments/paymentResult.ts';
import { useSession } from '../../data/session/useSession.ts';
import { CartContent, CartSkeleton } from './CartContent.tsx';

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
      {viewer.status === 'visitor' ? <VisitorCart /> : <PageHeading title="Cart" />}
      {viewer.status === 'reading' && <CartSkeleton />}
      {userId !== undefined && <CartContent userId={userId} />}
    </PageSection>
  );
}

/** The ways to an account, and what each exam costs. */
function VisitorCart() {
  const { data: exams } = useExamList();
  const prices = exams?.map(({ id, link, name, description, price, questionCount }) => (
    <CartRow key={id} exam={link} href={paths.quiz.href(link)} {...{ name, description, price, questionCount }} />
  ));
  return (
    <Grid container spacing={{ xs: 6, md: 8 }}>
      <Grid size={{ xs: 12, md: 4 }}>
        <Stack spacing={4}>
          <PageHeading title="Cart">
            Sign up or log in to buy full access. A free account opens {freeQuestions.member} questions in every exam.
          </PageHeading>
          <Actions
            actions={[
              { label: 'Sign up', href: paths.signUp.href(paths.cart.href()), variant: 'call' },
              { label: 'Log in', href: paths.login.href(paths.cart.href()), variant: 'outlined' },
            ]}
          />
          <PurchaseGains />
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, md: 8 }}>
        <SectionIntro titleId="prices" title="What full access costs" sx={{ marginBottom: 3 }}>
          Try {freeQuestions.visitor} questions of any exam first, without an account.
        </SectionIntro>
        <CartList loading={exams === undefined}>{prices}</CartList>
      </Grid>
    </Grid>
  );
}
