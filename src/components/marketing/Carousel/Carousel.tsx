import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { useRotation } from './useRotation.ts';
import { useSlides } from './useSlides.ts';

const gap = 24;

const Root = part('div', 'CcCarousel', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

const Viewport = part('div', 'CcCarousel', 'Viewport', {
  display: 'flex',
  gap,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (scripting: none)': { scrollbarWidth: 'auto' },
});

const Slide = part('div', 'CcCarousel', 'Slide', ({ theme }) => ({
  flex: `0 0 calc((100% - ${2 * gap}px) / 3)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  scrollSnapAlign: 'start',
  [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
}));

export interface CarouselProps extends Omit<ElementProps<'div'>, 'children' | 'label'> {
  /** What its slides are, for screen readers. */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** Milliseconds between two moves of its own, unless reduced motion is on. @default 8000 */
  rotateEveryMs?: number;
}

/**
 * Slides in a row that the browser scrolls, three at a time, one in a narrow window; behind the last ones the buttons
 * begin again (docs/product.md 2.5). Use only when seeing the first slide is enough; anything else is a list.
 *
 * @when Testimonials on the home page.
 * @whenNot Anything that has to be found or compared: a list, or FeatureList.
 * @dont Offers, prices or news as slides: most readers never see them.
 * @keyboard Arrow left, arrow right: moves by one slide, while the focus is anywhere inside.
 * @screenReader A group with the role description "carousel"; each slide says its number. Screen readers
 *   announce manual moves, not automatic ones.
 */
export function Carousel({ label, children, rotateEveryMs = 8000, ...rest }: CarouselProps) {
  const slides = Children.toArray(children);
  const viewport = useRef<HTMLDivElement>(null);
  const isMotionOk = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const [isStopped, setStopped] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { shown, move } = useSlides(viewport, slides.length, isMotionOk);
  const canMove = shown !== undefined && shown.length < slides.length;
  const hold = useRotation(canMove && isMotionOk && !isStopped, rotateEveryMs, () => move(1));
  const moveByReader = (step: 1 | -1) => {
    setStopped(true);
    const [first = 0, ...others] = move(step).map((position) => position + 1);
    setAnnouncement(`Showing ${[first, ...others.slice(-1)].join(' to ')} of ${slides.length}`);
  };
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!canMove || !/^Arrow(Left|Right)$/.test(event.key)) return;
    event.preventDefault();
    const isForward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr');
    moveByReader(isForward ? 1 : -1);
  };
  return (
    <Root role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={moveByKey} {...rest}>
      <Viewport ref={viewport} tabIndex={0} onTouchMove={() => setStopped(true)} {...hold}>
        {slides.map((slide, position) => (
          <Slide
            key={position}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            inert={shown !== undefined && !shown.includes(position)}
          >
            {slide}
          </Slide>
        ))}
      </Viewport>
      <CarouselControls
        count={slides.length}
        shown={shown}
        rotating={isMotionOk ? !isStopped : undefined}
        onRotate={(rotating) => setStopped(!rotating)}
        onMove={moveByReader}
        hold={hold}
      />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Root>
  );
}
