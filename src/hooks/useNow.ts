import { useEffect, useState } from 'react';

/** The time in epoch milliseconds, read when the component is first shown, and whenever its reader comes back to the page. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    function readAgain() {
      if (document.visibilityState === 'visible') setNow(Date.now());
    }
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, []);
  return now;
}
