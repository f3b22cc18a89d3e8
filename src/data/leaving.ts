import { tabValue } from './tabState.ts';

/** How long after the first sign a page may take to be gone. A link to a mail program gives one too. */
const UNLOAD_GRACE_MS = 3000;

const signTime = tabValue(-Infinity);

/** Notes when the page is about to be left; returns an unsubscribe function. */
export function watchLeaving(): () => void {
  const note = () => signTime.set(performance.now());
  const watching = new AbortController();
  window.addEventListener('beforeunload', note, { signal: watching.signal });
  window.addEventListener('pagehide', note, { signal: watching.signal });
  return () => watching.abort();
}

/** Whether the page is about to be left or loaded again, which cuts every request under way. */
export const isLeaving = (): boolean => performance.now() - signTime.get() < UNLOAD_GRACE_MS;
