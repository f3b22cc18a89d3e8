import { useEffect, useState } from 'react';
import { useMotionWelcome } from './useMotionWelcome.ts';

interface Rotation {
  /** Whether there is anything to turn, and somebody to see it. */
  isPossible: boolean;
  /** Whether the reader has taken over. */
  isStopped: boolean;
  /** Milliseconds between two turns. */
  everyMs: number;
  /** Turns once. Keep it stable. */
  onTurn: () => void;
}

/**
 * Lets something move on by itself where motion is welcome (WCAG 2.2.2). It waits while the pointer or the focus is on
 * what has `hold`, and while the page cannot be seen.
 */
export function useRotation({ isPossible, isStopped, everyMs, onTurn }: Rotation) {
  const isWelcome = useMotionWelcome();
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const runs = isPossible && isWelcome && !isStopped && !hasPointer && !hasFocus;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTurn();
    }, everyMs);
    return () => clearInterval(timer);
  }, [runs, everyMs, onTurn]);
  return {
    /** Whether it moves by itself; undefined where motion is not welcome, and there is nothing to stop. */
    isRotating: isWelcome ? !isStopped : undefined,
    /** Handlers for the parts on which the reader's pointer or focus makes it wait. */
    hold: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
