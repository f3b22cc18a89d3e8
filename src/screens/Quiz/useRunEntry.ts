import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Gives a run, or the page before submitting, its own entry in the history, so that Back leads from it to what was there
 * before: then `onBack` is called.
 */
export function useRunEntry(runId: string | undefined, onBack: () => void): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const entered = useRef<string>(undefined);
  const isEntry = (id: string) => typeof state === 'object' && state !== null && 'run' in state && state.run === id;
  const follow = useEffectEvent(() => {
    if (runId === undefined) return void (entered.current = undefined);
    if (entered.current !== runId) {
      const replace = entered.current !== undefined && isEntry(entered.current);
      entered.current = runId;
      // After a reload it is there already.
      if (!isEntry(runId)) void navigate(pathname + search, { replace, state: { run: runId } });
    } else if (!isEntry(runId)) onBack();
  });
  // Before it is painted: whoever sees it can go back from it.
  useLayoutEffect(() => follow(), [runId, state]);
  // Who goes back at once, before the entry is rendered, changes no state of it.
  useEffect(() => {
    const onPop = () => follow();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}
