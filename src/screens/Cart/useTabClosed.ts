import { useEffect, useEffectEvent } from 'react';

/** How often the tab is looked at, in milliseconds: a closed tab sends nothing. */
const INTERVAL = 500;

/** Calls `first` and then `onClosed` when the tab is closed. */
export function useTabClosed(tab: Window | undefined, first: () => Promise<void>, onClosed: () => void): void {
  const prepare = useEffectEvent(first);
  const report = useEffectEvent(onClosed);
  useEffect(() => {
    if (!tab) return undefined;
    let looksClosed = false;
    const timer = setInterval(() => {
      if (!tab.closed) return;
      // Closing a tab brings this page to the front, by the next poll at the latest.
      if (!looksClosed) {
        looksClosed = true;
        return;
      }
      clearInterval(timer);
      // Behind another page, the tab may well be open: some payment pages cut themselves off from the page that opened them,
      // and then look closed from here.
      if (document.visibilityState === 'visible') void prepare().finally(() => report());
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [tab]);
}
