import { Suspense } from 'react';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { Hero } from '../../components/marketing/Hero/Hero.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { onlyForMembers, onlyForVisitors } from '../../theme/forVisitors.ts';
import { HomeNotices } from './HomeNotices.tsx';
import { VisitorHome } from './VisitorHome.tsx';

const MemberHome = lazyPart(async () => (await import('./MemberHome.tsx')).MemberHome, 'error');

// The page's first script has seen a session: then it is needed as soon as the page is hydrated.
if (typeof document !== 'undefined' && document.documentElement.hasAttribute('data-session')) void MemberHome.preload();

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
