import { useEffect, useState } from 'react';

/** Whether any of an element is in the window, or within `margin` (a CSS length) of it. */
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
