import { paths } from '../../../domain/paths.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { ProfileContent, ProfileSkeleton } from './ProfileContent.tsx';

/** The user's account, and how their exams went. A visitor is asked to log in. */
export default function ProfileScreen() {
  const viewer = useSession();
  return (
    <PageSection space="small">
      <PageTitle>Profile</PageTitle>
      {viewer.status === 'visitor' ? (
        <EmptyState
          level={1}
          title="Log in to see your profile"
          actions={[
            { label: 'Login', href: paths.login.href(paths.profile.href()) },
            { label: 'Sign Up', href: paths.signUp.href(paths.profile.href()) },
          ]}
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
