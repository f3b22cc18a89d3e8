import { Children, lazy, Suspense, useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import { media } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { FallbackGuard } from '../FallbackGuard/FallbackGuard.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { useInView } from './useInView.ts';
import { useRotation } from './useRotation.ts';
import { useSlides } from './useSlides.ts';

const CarouselMotor = lazy(async () => ({ default: (await import('./CarouselMotor.ts')).CarouselMotor }));

const gap = 24;

const stepsByKey: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

const Root = styled('div')({ position: 'relative' });

// Until the motor takes over, and where no script runs, it is a row that scrolls by itself.
const Viewport = styled('div')({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (scripting: none)': { scrollbarWidth: 'auto' },
  '&[data-moved="true"]': { overflowX: 'clip', scrollSnapType: 'none', touchAction: 'pan-y pinch-zoom' },
  '& > div': { display: 'flex' },
  '& > div > div': {
    flex: `0 0 calc((100% - ${2 * gap}px) / 3)`,
    minWidth: 0,
    // A margin, not a gap: the motor puts the first slide behind the last one.
    marginRight: gap,
    scrollSnapAlign: 'start',
    [media.narrow]: { flexBasis: '100%' },
  },
  '& > div > div > *': { height: '100%' },
});

export interface CarouselProps {
  /** What its slides are, for screen readers. */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** Milliseconds between two moves that it makes by itself, where motion is welcome. */
  rotateEveryMs?: number;
}

/**
 * Slides in a row without an end, three on view, one in a narrow window (specification, section 9). For what nobody
 * misses who sees only the first of them; anything else is a list.
 */
export function Carousel({ label, children, rotateEveryMs = 8000 }: CarouselProps) {
  const slides = Children.toArray(children);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const isNear = useInView(viewport, '600px');
  const isSeen = useInView(viewport, '0px');
  const [isStopped, setStopped] = useState(false);
  const { setMotor, shown, announcement, move } = useSlides(useCallback(() => setStopped(true), [setStopped]));
  const { isRotating, hold } = useRotation({
    isPossible: isSeen && shown !== undefined && shown.length < slides.length,
    isStopped,
    everyMs: rotateEveryMs,
    onTurn: useCallback(() => move(1, 'rotation'), [move]),
  });
  const moveByReader = (step: 1 | -1) => {
    // What has the focus may be about to leave.
    if (viewport?.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    move(step, 'reader');
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = stepsByKey[event.key];
    if (!shown || step === undefined) return;
    event.preventDefault();
    moveByReader(step);
  };
  return (
    <Root role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={moveByKey}>
      <Viewport ref={setViewport} data-moved={shown !== undefined} tabIndex={shown ? -1 : 0} {...hold}>
        <div>
          {slides.map((slide, position) => (
            <div
              key={position}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              inert={shown !== undefined && !shown.includes(position)}
            >
              {slide}
            </div>
          ))}
        </div>
      </Viewport>
      <CarouselControls
        count={slides.length}
        shown={shown}
        isRotating={isRotating}
        onRotate={(isWanted) => setStopped(!isWanted)}
        onMove={moveByReader}
        hold={hold}
      />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {viewport && (isNear || shown) && (
        <FallbackGuard fallback={null}>
          <Suspense>
            <CarouselMotor viewport={viewport} onReady={setMotor} />
          </Suspense>
        </FallbackGuard>
      )}
    </Root>
  );
}
