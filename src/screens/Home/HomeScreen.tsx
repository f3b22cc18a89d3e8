import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { LastingNote } from '../../components/base/LastingNote/LastingNote.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { Hero } from '../../components/marketing/Hero/Hero.tsx';
import { BoughtNote } from '../../components/shop/BoughtNote/BoughtNote.tsx';
import { forgetPaymentResult, usePaymentResult } from '../../data/payments/paymentResult.ts';
import { useSession, useUser } from '../../data/session/useSession.ts';
import { useTabValue } from '../../data/useTabValue.ts';
import { homeNotice } from '../../flows/frame.ts';
import { onlyForMembers, onlyForVisitors } from '../../theme/forVisitors.ts';
import { HomeSections, VisitorHome } from './VisitorHome.tsx';

const MemberHome = lazyPart(async () => (await import('./MemberHome.tsx')).MemberHome, 'error');

// The page's first script has seen whether there is a session, and so which is needed once the page is hydrated.
if (typeof document !== 'undefined') {
  void (document.documentElement.hasAttribute('data-session') ? MemberHome : HomeSections).preload();
}

/**
 * The first page: for a visitor what the site is, for someone who is logged in what to go on with. It is prerendered as
 * both; CSS shows the likelier version until the session loads.
 */
export default function HomeScreen() {
  const viewer = useSession();
  const isReading = viewer.status === 'reading';
  return (
    <>
      <PageTitle>Practice for Salesforce certification exams</PageTitle>
      <HomeNotices />
      {isReading && <Hero {...onlyForMembers} />}
      {viewer.status === 'user' && (
        <Suspense fallback={<Hero />}>
          <MemberHome key={viewer.user.userId} user={viewer.user} />
        </Suspense>
      )}
      {viewer.status !== 'user' && (
        <div {...(isReading && onlyForVisitors)}>
          <VisitorHome />
        </div>
      )}
    </>
  );
}

/** What stands above the home page for a user who comes from a form or from a payment, until it is dismissed. */
function HomeNotices() {
  const text = useTabValue(homeNotice);
  const result = usePaymentResult(useUser()?.userId);
  const purchase = result?.kind === 'bought' ? result : undefined;
  if (text === undefined && !purchase) return null;
  return (
    <PageSection dense>
      <Stack spacing={2}>
        {text !== undefined && (
          <LastingNote severity="info" onClose={() => homeNotice.set(undefined)}>
            {text}
          </LastingNote>
        )}
        {purchase && <BoughtNote exams={purchase.exams} total={purchase.total} onClose={forgetPaymentResult} />}
      </Stack>
    </PageSection>
  );
}
