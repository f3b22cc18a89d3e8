import { useEffect } from 'react';

/** Stands on the root element once the page is interactive. */
export const hydrationMark = 'data-hydrated';

/** Sets the mark. It stands beside the screen, so that the screen is hydrated by then. */
export function HydrationMark() {
  useEffect(() => document.documentElement.setAttribute(hydrationMark, ''), []);
  return null;
}
