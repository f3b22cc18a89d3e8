import { paths } from '../../app/paths.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { ProfileContent, ProfileSkeleton } from './ProfileContent.tsx';

/** Who somebody is, and how their exams went. A visitor is asked to log in. */
export default function ProfileScreen() {
  const viewer = useSession();
  return (
    <PageSection space="small">
      <PageTitle>Profile</PageTitle>
      {viewer.status === 'visitor' ? (
        <EmptyState
          level={1}
          title="Log in to see your profile"
          action={
            <>
              <Button href={paths.login.href()}>Log in</Button>
              <Button href={paths.signUp.href()} variant="line">
                Sign up
              </Button>
            </>
          }
        >
          Your results and your score over time are kept with your account.
        </EmptyState>
      ) : viewer.status === 'user' ? (
        <ProfileContent userId={viewer.user.userId} />
      ) : (
        <ProfileSkeleton />
      )}
    </PageSection>
  );
}
