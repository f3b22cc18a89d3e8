import { useMemo, useSyncExternalStore } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { subscribeToSession } from './session.ts';
import { parseUser, readUserText, type User } from './stored.ts';

/** Who looks at the page. `reading` stands in pages rendered before their browser was known. */
export type Viewer = { status: 'reading' } | { status: 'visitor' } | { status: 'user'; user: User };

/** Who looks at the page, from the stored session. */
export function useSession(): Viewer {
  const user = useUser();
  const isRead = useIsHydrated();
  return useMemo(
    (): Viewer => (user ? { status: 'user', user } : { status: isRead ? 'visitor' : 'reading' }),
    [user, isRead],
  );
}

/** The logged-in user; undefined for a visitor, and until the session is read. */
export function useUser(): User | undefined {
  const text = useSyncExternalStore(subscribeToSession, readUserText, () => undefined);
  return useMemo(() => (text === undefined ? undefined : parseUser(text)), [text]);
}
