import { useEffect, useState } from 'react';

/**
 * Follows a value one painted frame behind. For what may come a moment later than the answer to a click, so that the
 * answer itself is painted in the next frame. With another `subject` the value is taken at once.
 */
export function useAfterPaint<T>(value: T, subject: unknown): T {
  const [painted, setPainted] = useState({ value, subject });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The callback runs before the frame is painted, the timer after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted({ value, subject }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, subject]);
  return painted.subject === subject ? painted.value : value;
}
