import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Turns something again and again (WCAG 2.2.2). It waits while the pointer or the focus is on an element with the
 * returned handlers, and while the page is hidden.
 */
export function useRotation(isOn: boolean, everyMs: number, onTurn: () => void) {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isRunning = isOn && !hasPointer && !hasFocus;
  const turn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onTurn();
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => turn(), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs]);
  return {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
