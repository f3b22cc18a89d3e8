import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { LogInFirst } from '../../flows/LogInFirst.tsx';
import { ProfileContent, ProfileSkeleton } from './ProfileContent.tsx';

/** The user's account, and how their exams went. A visitor is asked to log in. */
export default function ProfileScreen() {
  const viewer = useSession();
  return (
    <PageSection space="small">
      <PageTitle>Profile</PageTitle>
      {viewer.status === 'visitor' ? (
        <LogInFirst title="Log in to see your profile">
          Your results and your scores over time are saved to your account.
        </LogInFirst>
      ) : viewer.status === 'user' ? (
        <ProfileContent userId={viewer.user.userId} />
      ) : (
        <ProfileSkeleton />
      )}
    </PageSection>
  );
}
