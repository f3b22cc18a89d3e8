import { Suspense } from 'react';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { usePaymentResult } from '../../data/payments/paymentResult.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useHomeNote } from '../../flows/homeNote.ts';

// Few who come here have any: their code is not loaded before.
const DismissibleNotes = lazyPart(async () => (await import('./DismissibleNotes.tsx')).DismissibleNotes);

/** What stands above the home page for a user who comes from a form or from a payment. */
export function HomeNotes() {
  const text = useHomeNote();
  const result = usePaymentResult(useUser()?.userId);
  const purchase = result?.kind === 'bought' ? result : undefined;
  if (text === undefined && !purchase) return null;
  return (
    <Suspense>
      <DismissibleNotes text={text} purchase={purchase} />
    </Suspense>
  );
}
