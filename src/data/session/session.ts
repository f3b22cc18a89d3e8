import type { Session } from '../../../contract/account.ts';
import { createSubscription } from '../subscription.ts';
import {
  endOf,
  readSession,
  type StoredSession,
  type User,
  writeAccessToken,
  writeSession,
  writeUser,
} from './stored.ts';
import { clearItems, onItemsChangedElsewhere } from './storage.ts';

/**
 * Why a session ended: the reader's wish, three hours without a refresh, a refused refresh, a server that could not be
 * reached, or the end of the session in another tab (specification, section 4).
 */
export type SessionEnd = 'logout' | 'expired' | 'refreshFailed' | 'unreachable' | 'elsewhere';

const { subscribe, notify } = createSubscription();
const endListeners = new Set<(end: SessionEnd) => void>();
/** Who was logged in at the last notification, to notice an end in another tab. */
let notified: StoredSession | undefined;
/** An end that happened before anybody listened. */
let pendingEnd: SessionEnd | undefined;

function notifyOfSession(): void {
  notified = readSession();
  notify();
}

/** The session that requests go out with; one that is too old is ended here. Undefined for a visitor. */
export function currentSession(): StoredSession | undefined {
  const session = readSession();
  if (session && Date.now() >= endOf(session)) {
    endSession('expired');
    return undefined;
  }
  return session;
}

/** Opens a session with what a login or a registration gave. */
export function openSession(session: Session): void {
  pendingEnd = undefined;
  writeSession(session);
  notifyOfSession();
}

/** Goes on with a new access token. */
export function renewSession(accessToken: string): void {
  writeAccessToken(accessToken);
  notifyOfSession();
}

/** Goes on under another email, where the session is of this user. */
export function renameUser(user: User): void {
  if (readSession()?.user.userId !== user.userId) return;
  writeUser(user);
  notifyOfSession();
}

/** Ends the session and forgets everything of it. Ends nothing where there is none. */
export function endSession(end: SessionEnd): void {
  const wasOpen = readSession() !== undefined;
  clearItems();
  notifyOfSession();
  if (wasOpen) announce(end);
}

function announce(end: SessionEnd): void {
  if (endListeners.size === 0) pendingEnd = end;
  for (const listener of endListeners) listener(end);
}

/** Calls `listener` at each end of a session, also of one before it was there; returns how to stop. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  const missed = pendingEnd;
  pendingEnd = undefined;
  if (missed) listener(missed);
  return () => endListeners.delete(listener);
}

/** Calls its listener at each change of the session, also from another tab; returns how to unsubscribe. */
export const subscribeToSession = subscribe;

/**
 * Ends the session when its time is over while the page is open, and follows what other tabs do; returns how to stop.
 * Timers stand still while a computer sleeps, so the time is also looked at when the page is seen again.
 */
export function keepSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function schedule() {
    clearTimeout(timer);
    const session = currentSession();
    if (session) timer = setTimeout(schedule, endOf(session) - Date.now());
  }
  const scheduleWhenSeen = () => {
    if (document.visibilityState === 'visible') schedule();
  };
  const stops = [
    subscribeToSession(schedule),
    onItemsChangedElsewhere(() => {
      const wasOpen = notified !== undefined;
      notifyOfSession();
      if (wasOpen && notified === undefined) announce('elsewhere');
    }),
  ];
  document.addEventListener('visibilitychange', scheduleWhenSeen);
  notified = readSession();
  schedule();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', scheduleWhenSeen);
  };
}
