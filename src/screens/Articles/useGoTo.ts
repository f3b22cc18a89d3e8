import { useEffect, useRef } from 'react';

/** Where a link or an address led to. */
interface Destination {
  readonly slug: string;
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
    if (!isShown) return;
    const card = document.getElementById(destination.slug);
    card?.scrollIntoView({ behavior: 'instant' });
    card?.querySelector('h2')?.focus({ preventScroll: true });
  }, [destination, isShown, isClear]);
}
