import { useSyncExternalStore } from 'react';
import { subscribeToSession } from './session.ts';
import { readSession, type User } from './stored.ts';

/** Who looks at the page. `reading` stands in pages rendered before their browser was known. */
export type Viewer = { status: 'reading' } | { status: 'visitor' } | { status: 'user'; user: User };

const reading: Viewer = { status: 'reading' };
const visitor: Viewer = { status: 'visitor' };
const users = new WeakMap<User, Viewer>();

function readViewer(): Viewer {
  const user = readUser();
  if (!user) return visitor;
  const viewer = users.get(user) ?? { status: 'user', user };
  users.set(user, viewer);
  return viewer;
}

/** Who looks at the page, from the stored session. */
export function useSession(): Viewer {
  return useSyncExternalStore(subscribeToSession, readViewer, () => reading);
}

/** The logged-in user; undefined for a visitor, and until the session is read. */
export const useUser = (): User | undefined => useSyncExternalStore(subscribeToSession, readUser, noUser);

const readUser = () => readSession()?.user;
const noUser = () => undefined;
