import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, Suspense, useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { lazyPart } from '../../base/lazyPart.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { directionOf } from './directionOf.ts';
import { useInView, useRotation } from './useRotation.ts';
import { useSlides } from './useSlides.ts';

const EmblaSlides = lazyPart(async () => (await import('./EmblaSlides.ts')).EmblaSlides);

const gap = 24;

type Step = 1 | -1;
const stepsByKey: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, Step>>>> = {
  ltr: { ArrowLeft: -1, ArrowRight: 1 },
  rtl: { ArrowLeft: 1, ArrowRight: -1 },
};

const Root = part('div', 'CcCarousel', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

// Until Embla has loaded, and where no script runs, the browser scrolls the row.
const Viewport = part('div', 'CcCarousel', 'Viewport', {
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (scripting: none)': { scrollbarWidth: 'auto' },
  '&[data-moved="true"]': { overflowX: 'clip', scrollSnapType: 'none', touchAction: 'pan-y pinch-zoom' },
});

const Row = part('div', 'CcCarousel', 'Row', { display: 'flex' });

const Slide = part('div', 'CcCarousel', 'Slide', ({ theme }) => ({
  flex: `0 0 calc((100% - ${2 * gap}px) / 3)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  // A margin, not a gap: Embla puts the first slide behind the last one.
  marginRight: gap,
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
 * Slides in an endless row, three at a time, one in a narrow window (docs/product.md 2.5).
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
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const isNear = useInView(viewport, '600px');
  const isSeen = useInView(viewport, '0px');
  const isMotionOk = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const [isStopped, setStopped] = useState(false);
  const onReaderMove = useCallback(() => setStopped(true), [setStopped]);
  const { setEmbla, shown, announcement, move } = useSlides({ isMotionOk, onReaderMove });
  const canMove = shown !== undefined && shown.length < slides.length;
  const hold = useRotation({
    isOn: canMove && isSeen && isMotionOk && !isStopped,
    everyMs: rotateEveryMs,
    onTurn: useCallback(() => move(1, 'rotation'), [move]),
  });
  const moveByReader = (step: Step) => {
    // The slide with the focus may become inert.
    if (viewport?.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    move(step, 'reader');
  };
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = stepsByKey[directionOf(event.currentTarget)][event.key];
    if (!shown || step === undefined) return;
    event.preventDefault();
    moveByReader(step);
  };
  return (
    <Root role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={moveByKey} {...rest}>
      <Viewport ref={setViewport} data-moved={shown !== undefined} tabIndex={shown ? -1 : 0} {...hold}>
        <Row>
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
        </Row>
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
      {viewport && (isNear || shown) && (
        <Suspense>
          <EmblaSlides viewport={viewport} onReady={setEmbla} />
        </Suspense>
      )}
    </Root>
  );
}
