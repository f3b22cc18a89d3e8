import { useEffect, useState } from 'react';

/** Whether any part of an element is in the window, or within `margin` (a CSS length) of it. */
export function useInView(element: Element | null, margin: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}

interface Rotation {
  /** Whether it may move now: there is something to show, and motion is welcome. */
  isOn: boolean;
  /** Milliseconds between two moves. */
  everyMs: number;
  /** Moves once. Keep it stable. */
  onTurn: () => void;
}

/**
 * Moves something again and again (WCAG 2.2.2). It waits while the pointer or the focus is on an element with the
 * returned handlers, and while the page is hidden.
 */
export function useRotation({ isOn, everyMs, onTurn }: Rotation) {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isRunning = isOn && !hasPointer && !hasFocus;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTurn();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs, onTurn]);
  return {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
