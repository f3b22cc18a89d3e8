import { useEffect, useRef } from 'react';

/** Where a link or an address led to. */
export interface Destination {
  readonly slug: string;
  /** The browser itself has gone there, and its reader may have gone on since. */
  readonly isReached: boolean;
}

/**
 * Brings the card of an article into view and the focus to its title, once for each destination: when the card is on
 * show, or never where it is clear that the search does not find it.
 */
export function useGoTo(destination: Destination | undefined, isShown: boolean, isClear: boolean): void {
  const done = useRef<Destination>(undefined);
  // After the effects of the page around it, which begin a new page at its top.
  useEffect(() => {
    if (!destination || done.current === destination || (!isShown && !isClear)) return;
    done.current = destination;
    if (!isShown || destination.isReached) return;
    const card = document.getElementById(destination.slug);
    card?.scrollIntoView({ behavior: 'instant' });
    card?.querySelector('h2')?.focus({ preventScroll: true });
  }, [destination, isShown, isClear]);
}
