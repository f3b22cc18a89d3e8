import { useSyncExternalStore } from 'react';
import { media } from '../../theme/style.ts';

const motionQuery = media.motionOk.replace('@media ', '');

/** Whether this reader's device leaves motion to us right now. */
export const isMotionWelcome = (): boolean => window.matchMedia(motionQuery).matches;

function watch(onChange: () => void) {
  const query = window.matchMedia(motionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the reader's device leaves motion to us; not so in a page that was drawn before its reader was known. */
export const useMotionWelcome = (): boolean => useSyncExternalStore(watch, isMotionWelcome, () => false);
