import Stack from '@mui/material/Stack';
import { LastingNote } from '../../components/base/LastingNote/LastingNote.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import type { Purchase } from '../../data/payments/paymentResult.ts';
import { setHomeNotice } from '../../flows/homeNotice.ts';
import { PurchasedExams } from '../../flows/PurchasedExams.tsx';

export interface DismissibleNoticesProps {
  /** What a form has left here. */
  text: string | undefined;
  purchase: Purchase | undefined;
}

/** Notes that stay until they are dismissed. */
export const DismissibleNotices = ({ text, purchase }: DismissibleNoticesProps) => (
  <PageSection space="small">
    <Stack spacing={2}>
      {text !== undefined && (
        <LastingNote severity="info" onClose={() => setHomeNotice(undefined)}>
          {text}
        </LastingNote>
      )}
      {purchase && <PurchasedExams purchase={purchase} />}
    </Stack>
  </PageSection>
);
