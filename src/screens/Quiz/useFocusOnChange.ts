import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when `value` changes and when the element first appears, so that a screen reader reads
 * what is new and the keyboard goes on from there. The page does not scroll for it unless the element is out of sight.
 */
export function useFocusOnChange<E extends HTMLElement>(value: unknown) {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    const top = element.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) element.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [value]);
  return element;
}
