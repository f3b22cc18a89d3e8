import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../components/Toaster/toast.ts';
import { useUnsentAttempts } from '../data/attempts/useUnsentAttempts.ts';
import { isQuizUnderWay } from '../data/quizzes/underWay.ts';
import { keepSession, onSessionEnd, type SessionEnd } from '../data/session/session.ts';
import { paths } from './paths.ts';

/** What the reader is told at the end of a session that they did not end here (specification, section 8). */
const texts: Partial<Record<SessionEnd, string>> = {
  expired: 'Your session has expired. Please log in again.',
  refreshFailed: 'Failed to refresh token.',
  unreachable: 'You have been logged out, as CertCrest cannot be reached.',
};

/**
 * Watches over the session while the site is open: ends it in time, tells of its end and goes to the home page. Only a
 * quiz stays on the screen when the connection is lost: it needs none. It stands before the screens, so that an old
 * session is over before they ask for anything.
 */
export function SessionWatch() {
  const navigate = useNavigate();
  const leave = useEffectEvent((end: SessionEnd) => {
    const text = texts[end];
    if (text) showToast(text, 'error');
    // A logout here is a route of its own, which leads home by itself.
    if (end === 'logout' || (end === 'unreachable' && isQuizUnderWay())) return;
    void navigate(paths.home.href());
  });
  useLayoutEffect(() => {
    const stopListening = onSessionEnd((end) => leave(end));
    const stopKeeping = keepSession();
    return () => {
      stopListening();
      stopKeeping();
    };
  }, []);
  useUnsentAttempts((count) =>
    showToast(count === 1 ? 'A kept result has been saved.' : `${count} kept results have been saved.`, 'success'),
  );
  return null;
}
