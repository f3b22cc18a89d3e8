import { useEffect } from 'react';

/** Stands on the root element from the time at which the page that was loaded reacts. */
export const hydrationMark = 'data-hydrated';

/** Sets the mark. It stands beside the screen, so that the screen is hydrated by then. */
export function HydrationMark() {
  useEffect(() => document.documentElement.setAttribute(hydrationMark, ''), []);
  return null;
}
