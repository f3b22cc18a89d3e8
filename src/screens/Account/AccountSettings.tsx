import Stack from '@mui/material/Stack';
import { useConnections } from '../../data/account/openId.ts';
import { useSessions } from '../../data/account/settings.ts';
import type { User } from '../../data/session/stored.ts';
import { OwnConnections } from './OwnConnections.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnDeletion } from './OwnDeletion.tsx';
import { OwnEmail } from './OwnEmail.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { OwnPassword } from './OwnPassword.tsx';
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
      <OwnEmail userId={userId} hasPassword={hasPassword} />
      <OwnPassword user={user} hasPassword={hasPassword} onChanged={sessions.reload} />
      <OwnPasskeys userId={userId} hasPassword={hasPassword} />
      <OwnConnections userId={userId} {...connections} />
      <OwnSessions userId={userId} {...sessions} />
      <OwnOrders user={user} />
      <OwnData userId={userId} />
      <OwnDeletion userId={userId} hasPassword={hasPassword} />
    </Stack>
  );
}
