import Grid, { type GridProps } from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { listed } from '../../../domain/numberWord.ts';
import { paths } from '../../../domain/paths.ts';
import { useCart } from '../../flows/useCart.ts';
import { BoughtNote } from '../../components/shop/BoughtNote/BoughtNote.tsx';
import { CartList } from '../../components/shop/CartList/CartList.tsx';
import { CartRow } from '../../components/shop/CartRow/CartRow.tsx';
import { CartSummary } from '../../components/shop/CartSummary/CartSummary.tsx';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { LastingNote } from '../../components/base/LastingNote/LastingNote.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { messageOf } from '../../data/ApiError.ts';
import { useConfiguration } from '../../data/configuration.ts';
import { forgetPaymentResult, usePaymentResult } from '../../data/payments/paymentResult.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { total } from '../../../domain/pricing/total.ts';
import { AskDialogPart } from '../../flows/askDialogPart.ts';
import { SiteCatalogue } from '../../flows/SiteCatalogue.tsx';
import { useOrder } from './useOrder.ts';

/** The exams in the user's cart that are not bought yet, and the way to buy them. */
export function CartContent({ userId }: { userId: string }) {
  const { data, own: exams, ownsAll, error, reload } = useExamList();
  const cart = useCart();
  const { isTestMode } = useConfiguration();
  const order = useOrder(userId, exams ?? []);
  const result = usePaymentResult(userId);
  const pending = data?.filter(({ paymentPending }) => paymentPending).map(({ name }) => name) ?? [];
  const [isAsking, setAsking] = useState(false);
  const isBought = result?.kind === 'bought';
  const ended = order.isBuying ? undefined : order.end;
  useEffect(() => {
    // The other tab has ended the payment while the reader was at the button below: the note stands at the top.
    if (isBought || ended !== undefined) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isBought, ended]);
  const rows = exams?.filter(({ bought, in_cart: inCart }) => inCart && !bought);
  if (!rows) {
    return error ? (
      <ErrorBlock title="Your cart could not be loaded" message={messageOf(error)} quiet onRetry={reload} />
    ) : (
      <CartSkeleton />
    );
  }
  const sum = total(rows.map(({ price }) => price));
  const isPending = rows.some(({ paymentPending }) => paymentPending);
  function buyAgain() {
    setAsking(false);
    order.buy(sum);
  }
  return (
    <>
      {isBought ? (
        <BoughtNote exams={result.exams} total={result.total} onClose={forgetPaymentResult} />
      ) : pending.length > 0 ? (
        <LastingNote severity="info">
          Your payment for {listed(pending)} is pending: the payment service has not confirmed it yet. You get full
          access as soon as it does.
        </LastingNote>
      ) : (
        rows.length > 0 && ended !== undefined && <LastingNote severity="info">{ended}</LastingNote>
      )}
      <Layout
        offers={rows.length === 0 && !ownsAll && <OfferedExams />}
        summary={
          <CartSummary
            count={rows.length}
            total={sum}
            onBuy={() => (isPending ? setAsking(true) : order.buy(sum))}
            loading={order.isBuying}
            error={order.error}
            payment={rows.length > 0 ? order.payment : undefined}
            isTest={isTestMode}
          />
        }
      >
        {rows.length > 0 ? (
          <CartList sx={{ height: '100%' }}>
            {rows.map(({ id, link, name, description, price, questionCount }) => (
              <CartRow
                key={id}
                exam={link}
                href={paths.quiz.href(link)}
                {...{ name, description, price, questionCount }}
                onRemove={() => cart?.onRemove(id)}
              />
            ))}
          </CartList>
        ) : (
          <StateBlock
            title="Your cart is empty."
            actions={[{ label: 'Browse certifications', href: paths.certifications.href() }]}
          >
            {ownsAll
              ? 'You have full access to every exam.'
              : 'Try free questions first. Full access unlocks the rest.'}
          </StateBlock>
        )}
      </Layout>
      <Suspense>
        {isAsking && (
          <AskDialogPart
            title="Pay a second time?"
            lead="A payment for an exam in your cart is still pending. You are never charged twice for an exam, but a second payment has to wait for the first."
            cancelLabel="Wait for the first payment"
            loading={false}
            onClose={() => setAsking(false)}
          >
            <Actions actions={[{ label: 'Open another payment', onClick: buyAgain }]} />
          </AskDialogPart>
        )}
      </Suspense>
    </>
  );
}

/** Three exams that are not bought, for someone with nothing in the cart. */
function OfferedExams() {
  const { data: exams = [] } = useExamList();
  const offered = exams.filter(({ bought }) => !bought).slice(0, 3);
  return (
    <Stack component="section" spacing={3} aria-labelledby="offered" sx={{ paddingTop: 2.5 }}>
      <SectionIntro titleId="offered" title="Add an exam" />
      <SiteCatalogue only={(exam) => offered.includes(exam)} />
    </Stack>
  );
}

/** The cart while it is loading, in the shape of what comes. */
export const CartSkeleton = () => (
  <>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    <Layout aria-hidden summary={<CartSummary count={undefined} total={0} onBuy={() => undefined} />}>
      <CartList loading />
    </Layout>
  </>
);

const summaryPlace = {
  alignSelf: 'start',
  order: { xs: 1, md: 0 },
  position: { md: 'sticky' },
  top: { md: 24 },
  width: { md: 360 },
};

/** The list, and beside it where there is room the total and the way to buy it; what is offered comes before these. */
const Layout = ({ children, summary, offers, ...rest }: GridProps & { summary: ReactNode; offers?: ReactNode }) => (
  <Grid container spacing={{ xs: 3, md: 4 }} {...rest}>
    {/* Takes the focus when the row that had it is removed. */}
    <Grid component="section" aria-label="Exams in your cart" tabIndex={-1} size={{ xs: 12, md: 'grow' }}>
      {children}
    </Grid>
    <Grid size={{ xs: 12, md: 'auto' }} sx={summaryPlace}>
      {summary}
    </Grid>
    {offers && <Grid size={12}>{offers}</Grid>}
  </Grid>
);
