import { type RefObject, useEffect, useRef, useState } from 'react';

/** Where a row of equal slides has been scrolled to: how many fit in, the first of them, and how far apart two are. */
function readRow({ clientWidth, scrollLeft, firstElementChild: slide }: HTMLElement) {
  const second = slide?.nextElementSibling ?? slide;
  const width = slide?.clientWidth ?? 0;
  const distance = second && slide ? second.getBoundingClientRect().left - slide.getBoundingClientRect().left : 0;
  return {
    perView: width > 0 ? Math.max(1, Math.round(clientWidth / width)) : 1,
    first: distance === 0 ? 0 : Math.round(scrollLeft / distance),
    distance,
  };
}

/**
 * The positions of the visible slides, from 0, undefined until the row has been measured; and how to move by one slide,
 * around the ends, which returns the positions that are visible then.
 */
export function useSlides(row: RefObject<HTMLElement | null>, count: number, isMotionOk: boolean) {
  const [view, setView] = useState<{ first: number; perView: number }>();
  /** Where a move leads that is still under way. */
  const aim = useRef<number>(undefined);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const { first, perView } = readRow(element);
      if (aim.current !== undefined && aim.current !== first) return;
      aim.current = undefined;
      setView({ first, perView });
    };
    const letGo = () => {
      aim.current = undefined;
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    element.addEventListener('touchstart', letGo, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
      element.removeEventListener('touchstart', letGo);
    };
  }, [row]);

  const positions = (first: number, perView: number) =>
    Array.from({ length: Math.min(perView, count) }, (_, step) => first + step);
  function move(step: 1 | -1): readonly number[] {
    if (!row.current) return [];
    const { perView, distance, first } = readRow(row.current);
    const stops = Math.max(1, count - perView + 1);
    const next = ((aim.current ?? first) + step + stops) % stops;
    aim.current = next;
    setView({ first: next, perView });
    row.current.scrollTo({ left: next * distance, behavior: isMotionOk ? 'smooth' : 'instant' });
    return positions(next, perView);
  }
  return { shown: view && positions(view.first, view.perView), move };
}
