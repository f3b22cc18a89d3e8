import { useEffect, useState } from 'react';

/** Calls back once the next frame is painted. Returns a function that cancels it. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame's own callback runs before the frame is painted, the timer after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Follows a value one painted frame behind, for what may come a moment later than the response to a click, so that the
 * response itself is painted in the next frame. With another `subject` the value is taken at once.
 */
export function useAfterPaint<T>(value: T, subject: unknown): T {
  const [painted, setPainted] = useState({ value, subject });
  useEffect(() => afterPaint(() => setPainted({ value, subject })), [value, subject]);
  return painted.subject === subject ? painted.value : value;
}
