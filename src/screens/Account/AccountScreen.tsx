import Stack from '@mui/material/Stack';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { LogInFirst } from '../../flows/LogInFirst.tsx';
import { useConnections, useSessions } from '../../data/account/settings.ts';
import type { User } from '../../data/session/stored.ts';
import { OwnConnections } from './OwnConnections.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnLogin } from './OwnLogin.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { OwnSessions } from './OwnSessions.tsx';

/** Password, email, sessions, data and account deletion. A visitor is asked to log in. */
export default function AccountScreen() {
  const viewer = useSession();
  return (
    <PageSection>
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

/** The settings of the logged-in user, a section each. */
function AccountSettings({ user }: { user: User }) {
  const { userId } = user;
  const sessions = useSessions(userId);
  const connections = useConnections(userId);
  // Most have one: until it is known, the page looks as for them.
  const hasPassword = connections.data?.hasPassword !== false;
  return (
    <Stack spacing={7} sx={{ marginTop: 2 }}>
      <OwnLogin user={user} hasPassword={hasPassword} onChanged={sessions.reload} />
      <OwnPasskeys userId={userId} hasPassword={hasPassword} />
      <OwnConnections userId={userId} read={connections} />
      <OwnSessions userId={userId} read={sessions} />
      <OwnOrders user={user} />
      <OwnData userId={userId} hasPassword={hasPassword} />
    </Stack>
  );
}
