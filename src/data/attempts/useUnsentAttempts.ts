import { useEffect, useEffectEvent } from 'react';
import { useUser } from '../session/useSession.ts';

/**
 * Sends what waits on this device whenever someone is logged in and the network is there; passes on how many were
 * saved.
 */
export function useUnsentAttempts(onSaved: (count: number) => void): void {
  const userId = useUser()?.userId;
  const report = useEffectEvent((count: number) => {
    if (count > 0) onSaved(count);
  });
  useEffect(() => {
    if (userId === undefined) return undefined;
    // Nothing can wait for a visitor, so what sends it comes with the first user; where it does not come there is no
    // network, and the next try is when there is.
    const send = () =>
      void import('./saveAttempt.ts')
        .then(({ sendUnsentAttempts }) => sendUnsentAttempts(userId))
        .then(report, () => undefined);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}
