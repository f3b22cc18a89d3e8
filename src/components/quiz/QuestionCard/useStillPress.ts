import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what was pressed in place when an explanation opens above it, and scrolls to its own explanation: a second press
 * at the same place meets the same answer. Returns the handler of presses.
 */
export function useStillPress(explained: string, answers: unknown) {
  const pressed = useRef<{ readonly target: Element; readonly top: number; readonly of: unknown }>(undefined);
  const settle = useEffectEvent(() => {
    const { target, top, of } = pressed.current ?? {};
    pressed.current = undefined;
    if (!target || top === undefined || of !== answers) return;
    const moved = target.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    target.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  useLayoutEffect(() => settle(), [explained, answers]);
  return ({ target }: MouseEvent) => {
    if (target instanceof Element) {
      pressed.current = { target, top: target.getBoundingClientRect().top, of: answers };
    }
  };
}
