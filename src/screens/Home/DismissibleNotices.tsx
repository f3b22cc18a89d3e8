import Stack from '@mui/material/Stack';
import { LastingNote } from '../../components/base/LastingNote/LastingNote.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import type { Purchase } from '../../data/payments/paymentResult.ts';
import { setHomeNotice } from '../../flows/homeNotice.ts';
import { PendingPayments } from '../../flows/PendingPayments.tsx';
import { PurchasedExams } from '../../flows/PurchasedExams.tsx';

export interface DismissibleNoticesProps {
  /** What a form has left here. */
  text: string | undefined;
  purchase: Purchase | undefined;
  /** Names of exams whose payment waits to be confirmed. */
  pending: readonly string[];
}

/** Notes that stay until they are dismissed. */
export const DismissibleNotices = ({ text, purchase, pending }: DismissibleNoticesProps) => (
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
