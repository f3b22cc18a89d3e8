import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element where it is in the window while the page around it changes: call what it answers right before the
 * change, with the element.
 */
export function useSteadyView(): (element: Element) => void {
  const held = useRef<{ element: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  return (element) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}
