import Stack from '@mui/material/Stack';
import { LastingNote } from '../../components/base/LastingNote/LastingNote.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { usePaymentResult } from '../../data/payments/paymentResult.ts';
import { usePendingPayments } from '../../data/payments/pendingPayments.ts';
import { useUser } from '../../data/session/useSession.ts';
import { setHomeNotice, useHomeNotice } from '../../flows/homeNotice.ts';
import { PendingPayments } from '../../flows/PendingPayments.tsx';
import { PurchasedExams } from '../../flows/PurchasedExams.tsx';

/** What stands above the home page for a user who comes from a form or from a payment, until it is dismissed. */
export function HomeNotices() {
  const text = useHomeNotice();
  const result = usePaymentResult(useUser()?.userId);
  const purchase = result?.kind === 'bought' ? result : undefined;
  const pending = usePendingPayments();
  if (text === undefined && !purchase && pending.length === 0) return null;
  return (
    <PageSection space="small">
      <Stack spacing={2}>
        {text !== undefined && (
          <LastingNote severity="info" onClose={() => setHomeNotice(undefined)}>
            {text}
          </LastingNote>
        )}
        {pending.length > 0 && <PendingPayments names={pending} />}
        {purchase && <PurchasedExams purchase={purchase} />}
      </Stack>
    </PageSection>
  );
}
