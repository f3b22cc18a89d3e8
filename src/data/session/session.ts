import type { Session } from '../../../contract/account.ts';
import { tabValue } from '../tabState.ts';
import { clearItems, onItemsChangedElsewhere, writeItem } from './storage.ts';
import { endOf, readSession, type StoredSession, type User } from './stored.ts';

/**
 * Why a session ended: the reader's wish, three hours without a refresh, a refused refresh, a server that could not be
 * reached, or the end of the session in another tab (docs/product.md 3.3).
 */
export type SessionEnd = 'logout' | 'expired' | 'refreshFailed' | 'unreachable' | 'elsewhere';

/** The session as this tab last read it. */
const lastRead = tabValue<StoredSession | undefined>(undefined);
/** How a session ended, until that is handled. */
const unhandledEnd = tabValue<SessionEnd | undefined>(undefined);

/** Reads the session again, and notifies the subscribers. */
const updateSession = (): void => lastRead.set(readSession());

/** The session that requests go out with; one that is too old is ended here. Undefined for a visitor. */
export function currentSession(): StoredSession | undefined {
  const session = readSession();
  if (session && Date.now() >= endOf(session)) {
    endSession('expired');
    return undefined;
  }
  return session;
}

/**
 * Opens a session with what a login or a registration gave. The exam on show stays: it leads back to the quiz from which
 * someone went to log in.
 */
export function openSession({ accessToken, refreshToken, ...user }: Session): void {
  unhandledEnd.set(undefined);
  writeUser(user);
  writeItem('refreshToken', refreshToken);
  renewSession(accessToken);
}

/** Continues the session with a new access token, which makes it whole. */
export function renewSession(accessToken: string): void {
  writeItem('tokenSetTime', String(Date.now()));
  writeItem('accessToken', accessToken);
  updateSession();
}

/** Continues the session under another email, if it belongs to this user. */
export function renameUser(user: User): void {
  if (readSession()?.user.userId !== user.userId) return;
  writeUser(user);
  updateSession();
}

const writeUser = ({ userName, email, userId }: User) =>
  writeItem('user', JSON.stringify({ userName, email, userId } satisfies User));

/** Ends the session and forgets everything of it. Ends nothing where there is none. */
export function endSession(end: SessionEnd): void {
  const wasOpen = readSession() !== undefined;
  clearItems();
  updateSession();
  if (wasOpen) unhandledEnd.set(end);
}

/** Handles each end of a session once, also one from before; returns an unsubscribe function. */
export function onSessionEnd(handle: (end: SessionEnd) => void): () => void {
  function take() {
    const end = unhandledEnd.get();
    if (end === undefined) return;
    unhandledEnd.set(undefined);
    handle(end);
  }
  take();
  return unhandledEnd.subscribe(take);
}

/** Calls its listener at each change of the session, also from another tab; returns an unsubscribe function. */
export const subscribeToSession = lastRead.subscribe;

/**
 * Ends the session when its time is over while the page is open, and follows what other tabs do; returns a function that
 * stops it. Timers stand still while a computer sleeps, so both are also looked at when the page is seen again.
 */
export function keepSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function schedule() {
    clearTimeout(timer);
    const session = currentSession();
    if (session) timer = setTimeout(schedule, endOf(session) - Date.now());
  }
  function follow() {
    const isOver = lastRead.get() !== undefined && readSession() === undefined;
    updateSession();
    if (isOver) unhandledEnd.set('elsewhere');
  }
  // A page that the browser had put aside was not told what other tabs did.
  const followWhenSeen = () => {
    if (document.visibilityState === 'visible') follow();
  };
  updateSession();
  const stops = [subscribeToSession(schedule), onItemsChangedElsewhere(follow)];
  document.addEventListener('visibilitychange', followWhenSeen);
  schedule();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', followWhenSeen);
  };
}
