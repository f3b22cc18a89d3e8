import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** Embla's own handle. */
export type Motor = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselMotorProps {
  /** What the slides' row lies in. */
  viewport: HTMLElement;
  /** Gets the handle once the slides can be moved. Keep it stable. */
  onReady: (motor: Motor) => void;
}

/**
 * Lets Embla move slides that are already there. It draws nothing, and Carousel loads it, as most of the code that a
 * carousel takes is Embla's.
 */
export function CarouselMotor({ viewport, onReady }: CarouselMotorProps) {
  const [startIndex] = useState(() => scrolledTo(viewport));
  const [attach, motor] = useEmblaCarousel({
    startIndex,
    align: 'start',
    containScroll: false,
    loop: true,
    duration: 20,
    // Slides out of view are inert, so the focus never leads to one.
    watchFocus: false,
    // A mouse selects text and has the buttons.
    watchDrag: (_, event) => event.type === 'touchstart',
  });
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!motor) return;
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    onReady(motor);
  }, [motor, viewport, onReady]);
  return null;
}

/** Position of the slide to which the reader has scrolled before there was a motor. */
function scrolledTo({ firstElementChild: row, scrollLeft }: HTMLElement): number {
  const [first, second] = row?.children ?? [];
  const step = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
  return step > 0 ? Math.round(scrollLeft / step) : 0;
}
