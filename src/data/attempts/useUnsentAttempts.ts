import { useEffect, useEffectEvent } from 'react';
import { useUser } from '../session/useSession.ts';
import { sendUnsentAttempts } from './saveAttempt.ts';

/** Sends what waits on this device whenever somebody is logged in and the network is there; tells how many were saved. */
export function useUnsentAttempts(onSaved: (count: number) => void): void {
  const userId = useUser()?.userId;
  const tell = useEffectEvent((count: number) => {
    if (count > 0) onSaved(count);
  });
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => void sendUnsentAttempts(userId).then((count) => tell(count));
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}
