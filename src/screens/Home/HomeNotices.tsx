import Stack from '@mui/material/Stack';
import { LastingNote } from '../../components/base/LastingNote/LastingNote.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { usePaymentResult } from '../../data/payments/paymentResult.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useTabValue } from '../../data/useTabValue.ts';
import { homeNotice } from '../../flows/frame.ts';
import { PurchasedExams } from '../../flows/PurchasedExams.tsx';

/** What stands above the home page for a user who comes from a form or from a payment, until it is dismissed. */
export function HomeNotices() {
  const text = useTabValue(homeNotice);
  const result = usePaymentResult(useUser()?.userId);
  const purchase = result?.kind === 'bought' ? result : undefined;
  if (text === undefined && !purchase) return null;
  return (
    <PageSection space="note">
      <Stack spacing={2}>
        {text !== undefined && (
          <LastingNote severity="info" onClose={() => homeNotice.set(undefined)}>
            {text}
          </LastingNote>
        )}
        {purchase && <PurchasedExams purchase={purchase} />}
      </Stack>
    </PageSection>
  );
}
