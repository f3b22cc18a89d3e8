import { useEffect, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * Moves the focus to an element when `value` changes and when the element first appears, so that a screen reader reads
 * what is new and the keyboard continues from there. The page scrolls only if the element is above the window or behind a
 * quiz's head. Both wait for the paint, as before it they would make the browser compute styles and layout twice. A dialog
 * that someone opened in the meantime keeps the focus, and so does a list whose options the keyboard goes through.
 */
export function useFocusOnChange<E extends HTMLElement>(value: unknown) {
  const element = useRef<E>(null);
  useEffect(
    () =>
      afterPaint(() => {
        if (document.activeElement?.closest('[role="dialog"], select:focus-visible')) return;
        element.current?.focus({ preventScroll: true });
        const top = element.current?.getBoundingClientRect().top ?? 0;
        if (top < 128) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }),
    [value],
  );
  return element;
}
