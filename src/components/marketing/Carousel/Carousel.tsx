import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { part } from '../../../theme/part.ts';
import { ArrowLeftIcon, ArrowRightIcon, PlayIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const gap = 24;

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

const Controls = part(Stack, 'CcCarousel', 'Controls', ({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  // Until there is something to press, its space is kept; without scripts there never is.
  '&[data-ready="false"]': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
}));

const Positions = part('svg', 'CcCarousel', 'Positions', { flex: '0 1 auto', minWidth: 0, height: 6 });

const Position = part('path', 'CcCarousel', 'Position', ({ theme }) => ({
  stroke: theme.vars.palette.divider,
  strokeWidth: 6,
  '&[data-shown="true"]': { stroke: theme.vars.palette.primary.main },
}));

const PauseIcon = createSvgIcon(<path d="M6 4.8h4.2v14.4H6zM13.8 4.8H18v14.4h-4.2z" />, 'Pause');

/** Milliseconds between two moves of its own, unless reduced motion is on. */
const PACE = 8000;

export interface CarouselProps extends Omit<StackProps, 'children'> {
  /** Describes the slides to screen readers. */
  label: string;
  /** One slide each. */
  children: ReactNode;
}

/**
 * Slides in a row, three at a time, one in a narrow window. It loops. It advances every 8 seconds
 * until the user pauses or moves it, but not while hovered or focused, and never with reduced motion.
 *
 * @when Testimonials on the home page.
 * @whenNot Anything that has to be found or compared: a list, or FeatureList.
 * @do Put the strongest slides first, and give all of them about the same length.
 * @dont Use slides for offers, prices, or news: most readers never see them.
 * @keyboard Left and Right Arrow: move by one slide, with focus anywhere inside.
 * @screenReader A "carousel" group; each slide says its number. Only manual moves are announced.
 */
export function Carousel({ label, children, ...rest }: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const width = count * 32;
  const viewport = useRef<HTMLDivElement>(null);
  const isMotionOk = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const [isStopped, setStopped] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  // Where it has been scrolled to, or is on its way; undefined until it has been measured.
  const [view, setView] = useState<{ first: number; perView: number }>();
  const canMove = view !== undefined && view.perView < count;
  const isShown = (position: number) => !view || (position >= view.first && position < view.first + view.perView);

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const observer = new ResizeObserver(() => setView(readRow(row)));
    observer.observe(row);
    return () => observer.disconnect();
  }, []);

  /** Moves by one slide, around the ends; returns the first slide that is shown then. */
  const move = (step: 1 | -1) => {
    const { first = 0, perView = 1 } = view ?? {};
    const stops = count - perView + 1;
    const next = (first + step + stops) % stops;
    setView({ first: next, perView });
    const row = viewport.current;
    if (row) row.scrollTo({ left: next * readRow(row).distance, behavior: isMotionOk ? 'smooth' : 'instant' });
    return next;
  };
  // It waits while someone reads (WCAG 2.2.2).
  const rotate = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !viewport.current?.matches(':hover, :focus-within')) move(1);
  });
  const isRotating = canMove && isMotionOk && !isStopped;
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => rotate(), PACE);
    return () => clearInterval(timer);
  }, [isRotating]);

  const moveByReader = (step: 1 | -1) => {
    setStopped(true);
    const first = move(step) + 1;
    const last = first + (view?.perView ?? 1) - 1;
    setAnnouncement(`Showing ${first === last ? first : `${first} to ${last}`} of ${count}`);
  };
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!canMove || !/^Arrow(Left|Right)$/.test(event.key)) return;
    event.preventDefault();
    const isForward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr');
    moveByReader(isForward ? 1 : -1);
  };
  return (
    <Stack
      spacing={3}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={moveByKey}
      sx={{ position: 'relative' }}
      {...rest}
    >
      <Viewport
        ref={viewport}
        tabIndex={0}
        onTouchMove={() => setStopped(true)}
        onScrollEnd={({ currentTarget }) => setView(readRow(currentTarget))}
      >
        {slides.map((slide, position) => (
          <Slide
            key={position}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${count}`}
            inert={!isShown(position)}
          >
            {slide}
          </Slide>
        ))}
      </Viewport>
      <Controls data-ready={canMove}>
        <Positions data-directional width={width} viewBox={`0 0 ${width} 6`} preserveAspectRatio="xMinYMid" aria-hidden>
          {slides.map((_slide, position) => (
            <Position key={position} d={`M${position * 32} 3h26`} data-shown={view && isShown(position)} />
          ))}
        </Positions>
        <Stack direction="row" spacing={1.5}>
          {isMotionOk && (
            <Button
              variant="outlined"
              startIcon={isStopped ? <PlayIcon /> : <PauseIcon />}
              onClick={() => setStopped(!isStopped)}
            >
              {isStopped ? 'Play' : 'Pause'}
            </Button>
          )}
          <Button variant="outlined" aria-label="Previous" onClick={() => moveByReader(-1)}>
            <ArrowLeftIcon />
          </Button>
          <Button variant="outlined" aria-label="Next" onClick={() => moveByReader(1)}>
            <ArrowRightIcon />
          </Button>
        </Stack>
      </Controls>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Stack>
  );
}

/** Where a row of equal slides has been scrolled to: how many fit in, the first of them, and how far apart two are. */
function readRow({ clientWidth, scrollLeft, children: [one, two] }: HTMLElement) {
  const distance = one && two ? two.getBoundingClientRect().left - one.getBoundingClientRect().left : 0;
  return {
    perView: Math.round(clientWidth / (one?.clientWidth ?? 0)) || 1,
    first: Math.round(scrollLeft / distance) || 0,
    distance,
  };
}
