import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { directionOf } from './directionOf.ts';

/** Embla's own handle. */
export type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface EmblaSlidesProps {
  /** The element around the slides' row. */
  viewport: HTMLElement;
  /** Gets the handle once the slides can be moved. Keep it stable. */
  onReady: (embla: Embla) => void;
}

/** Lets Embla move slides that are already on the page. It renders nothing; Carousel loads it when it is near. */
export function EmblaSlides({ viewport, onReady }: EmblaSlidesProps) {
  const [startIndex] = useState(() => scrolledTo(viewport));
  const [attach, embla] = useEmblaCarousel({
    startIndex,
    direction: directionOf(viewport),
    align: 'start',
    containScroll: false,
    loop: true,
    duration: 20,
    // Hidden slides are inert, so the focus never leads to one.
    watchFocus: false,
    // A mouse selects text and has the buttons.
    watchDrag: (_, event) => event.type === 'touchstart',
  });
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!embla) return;
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    onReady(embla);
  }, [embla, viewport, onReady]);
  return null;
}

/** Position of the slide to which the reader has scrolled before Embla was there. */
function scrolledTo({ firstElementChild: row, scrollLeft }: HTMLElement): number {
  const [first, second] = row?.children ?? [];
  const step = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
  return step !== 0 ? Math.round(scrollLeft / step) : 0;
}
