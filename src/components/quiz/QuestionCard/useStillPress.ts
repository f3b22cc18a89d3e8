import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what was pressed where it is in the window when an explanation opens above it: the page scrolls by as much.
 * Returns the handler of presses.
 */
export function useStillPress(explained: string, answers: unknown) {
  const pressed = useRef<{ readonly target: Element; readonly top: number; readonly of: unknown }>(undefined);
  useLayoutEffect(() => {
    const { target, top, of } = pressed.current ?? {};
    pressed.current = undefined;
    if (!target || top === undefined || of !== answers) return;
    const moved = target.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [explained, answers]);
  return ({ target }: MouseEvent) => {
    if (target instanceof Element) {
      pressed.current = { target, top: target.getBoundingClientRect().top, of: answers };
    }
  };
}
