import Stack from '@mui/material/Stack';
import { useConnections } from '../../data/account/openId.ts';
import { useSessions } from '../../data/account/settings.ts';
import type { User } from '../../data/session/stored.ts';
import { OwnConnections } from './OwnConnections.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnLogin } from './OwnLogin.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { OwnSessions } from './OwnSessions.tsx';

/** The settings of the logged-in user, a section each. */
export function AccountSettings({ user }: { user: User }) {
  const { userId } = user;
  const sessions = useSessions(userId);
  const connections = useConnections(userId);
  // Most have one: until it is known, the page looks as for them.
  const hasPassword = connections.data?.hasPassword !== false;
  return (
    <Stack spacing={7}>
      <OwnLogin user={user} hasPassword={hasPassword} onChanged={sessions.reload} />
      <OwnPasskeys userId={userId} hasPassword={hasPassword} />
      <OwnConnections userId={userId} read={connections} />
      <OwnSessions userId={userId} read={sessions} />
      <OwnOrders user={user} />
      <OwnData userId={userId} hasPassword={hasPassword} />
    </Stack>
  );
}
