import { Suspense } from 'react';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { usePaymentResult } from '../../data/payments/paymentResult.ts';
import { usePendingPayments } from '../../data/payments/pendingPayments.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useHomeNotice } from '../../flows/homeNotice.ts';

// Few who come here have any: their code is not loaded before.
const DismissibleNotices = lazyPart(async () => (await import('./DismissibleNotices.tsx')).DismissibleNotices);

/** What stands above the home page for a user who comes from a form or from a payment. */
export function HomeNotices() {
  const text = useHomeNotice();
  const result = usePaymentResult(useUser()?.userId);
  const purchase = result?.kind === 'bought' ? result : undefined;
  const pending = usePendingPayments();
  if (text === undefined && !purchase && pending.length === 0) return null;
  return (
    <Suspense>
      <DismissibleNotices text={text} purchase={purchase} pending={pending} />
    </Suspense>
  );
}
