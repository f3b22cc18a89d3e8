import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { LogInFirst } from '../../flows/LogInFirst.tsx';
import { AccountSettings } from './AccountSettings.tsx';

/** Password, email, sessions, data and account deletion. A visitor is asked to log in. */
export default function AccountScreen() {
  const viewer = useSession();
  return (
    <PageSection space="small">
      <PageTitle>Account settings</PageTitle>
      {viewer.status === 'visitor' ? (
        <LogInFirst title="Log in to change your account" />
      ) : (
        <>
          <PageHeading title="Account settings">
            {viewer.status === 'user' ? 'How you log in, what you bought, and your data.' : 'Loading...'}
          </PageHeading>
          {viewer.status === 'user' && <AccountSettings user={viewer.user} />}
        </>
      )}
    </PageSection>
  );
}
