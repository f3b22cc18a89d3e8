import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { showToast } from '../components/frame/Toaster/showToast.ts';
import { useUnsentAttempts } from '../data/runs/useUnsent.ts';
import { forgetNoteDrafts } from '../data/learning/noteDrafts.ts';
import { watchLeaving } from '../data/leaving.ts';
import { forgetContactDraft } from '../data/messages/contactDraft.ts';
import { forgetResults, isQuizUnderWay } from '../data/runs/running.ts';
import { useUser } from '../data/session/useSession.ts';
import { homeNotice } from '../flows/frame.ts';
import { keepSession, onSessionEnd, type SessionEnd } from '../data/session/session.ts';
import { paths } from '../../domain/paths.ts';

/** The toast after a session that the user did not end in this tab. */
const texts: Partial<Record<SessionEnd, string>> = {
  expired: 'Your session has expired. Please log in again.',
  refreshFailed: 'Failed to refresh token.',
  unreachable: 'CertCrest cannot be reached, so you have been logged out.',
};

// A user who logs out in another tab does not see this one: the note waits for them.
const elsewhere = 'You have been logged out in another tab.';
const keptQuiz = 'If you were in the middle of a quiz, it is kept on this device: log in to carry on.';

/** Whether the address is that of a result; the page itself may still be on its way. */
const isOnResult = () => matchPath(paths.result.pattern, window.location.pathname) !== null;

/**
 * Ends the session in time while the site is open; at its end it shows a toast and goes to the home page. Only a quiz
 * and its result stay open unless someone has logged out, as it needs no session. It is rendered before the screens, so that an expired
 * session is over before they fetch anything.
 */
export function SessionEvents() {
  const navigate = useNavigate();
  const leave = useEffectEvent((end: SessionEnd) => {
    const text = texts[end];
    if (text) showToast(text, 'error');
    if (end === 'elsewhere') homeNotice.set(isQuizUnderWay() ? `${elsewhere} ${keptQuiz}` : elsewhere);
    if (end === 'logout' || end === 'elsewhere') {
      forgetContactDraft();
      forgetResults();
      forgetNoteDrafts();
    }
    // Logging out is a route of its own, which redirects to the home page itself.
    if (end === 'logout' || (end !== 'elsewhere' && (isQuizUnderWay() || isOnResult()))) return;
    void navigate(paths.home.href());
  });
  useLayoutEffect(keepSession, []);
  // Not as a layout effect: the router listens only after those of its children, and would miss where this leads.
  useEffect(() => onSessionEnd((end) => leave(end)), []);
  useEffect(watchLeaving, []);
  const userId = useUser()?.userId;
  useEffect(() => {
    if (userId !== undefined) homeNotice.set(undefined);
  }, [userId]);
  useUnsentAttempts((count) =>
    showToast(
      `Your ${count === 1 ? 'practice result is' : `${count} practice results are`} saved to your account.`,
      'success',
    ),
  );
  return null;
}
