import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useUser } from '../session/useSession.ts';

/**
 * Sends what waits on this device whenever someone is logged in and the network is there; passes on how many were
 * saved. What was read of the user before is read again, as the page that follows a login shows their results.
 */
export function useUnsentAttempts(onSaved: (count: number) => void): void {
  const userId = useUser()?.userId;
  const { mutate } = useSWRConfig();
  const report = useEffectEvent((count: number) => {
    if (count === 0) return;
    // Not what a run of a quiz has read once: its key has a fourth part.
    void mutate((key: unknown) => Array.isArray(key) && key[1] === userId && key[3] === undefined);
    onSaved(count);
  });
  useEffect(() => {
    if (userId === undefined) return undefined;
    // Nothing can wait for a visitor, so what sends it comes with the first user; where it does not come there is no
    // network, and the next try is when there is.
    const send = () =>
      void import('./send.ts')
        .then(({ sendUnsentAttempts }) => sendUnsentAttempts(userId))
        .then(report, () => undefined);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}
