import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';
import type { HTMLAttributes } from 'react';
import { part } from '../../../theme/part.ts';
import { ArrowLeftIcon, ArrowRightIcon, PlayIcon } from '../../base/icons/icons.tsx';

const Root = part(Stack, 'CcCarouselControls', 'Root', ({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  // Until there is something to press, its space is kept; without scripts there never is.
  '&[data-ready="false"]': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
}));

const Positions = part('svg', 'CcCarouselControls', 'Positions', {
  flex: '0 1 auto',
  minWidth: 0,
  height: 6,
});

const Position = part('path', 'CcCarouselControls', 'Position', ({ theme }) => ({
  stroke: theme.vars.palette.divider,
  strokeWidth: 6,
  '&[data-shown="true"]': { stroke: theme.vars.palette.primary.main },
}));

const Buttons = part('div', 'CcCarouselControls', 'Buttons', { display: 'flex', gap: 12 });

const Arrow = part(IconButton, 'CcCarouselControls', 'Arrow', ({ theme }) => ({
  width: 48,
  height: 48,
  border: `1.5px solid ${theme.vars.palette.edge}`,
  background: theme.vars.palette.background.paper,
  transition: theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  '@media (hover: hover)': {
    '&:hover': { borderColor: 'currentColor', background: theme.vars.palette.background.paper },
  },
}));

const PauseIcon = createSvgIcon(<path d="M6 4.8h4.2v14.4H6zM13.8 4.8H18v14.4h-4.2z" />, 'Pause');

interface CarouselControlsProps {
  /** Number of slides. */
  count: number;
  /** Positions of the visible slides, from 0; undefined until they can be moved, when only the space is kept. */
  shown: readonly number[] | undefined;
  /** Whether the slides move by themselves; undefined where they never do, and there is nothing to stop. */
  rotating?: boolean | undefined;
  /** Starts or stops that. */
  onRotate: (rotating: boolean) => void;
  /** Moves on by one slide, or back. */
  onMove: (step: 1 | -1) => void;
  /** Handlers for the two arrows: the slides wait while the pointer or the focus is on them. */
  hold?: HTMLAttributes<HTMLElement>;
}

/** Which slides are visible, and the buttons to move to the others. */
export function CarouselControls({ count, shown, rotating, onRotate, onMove, hold }: CarouselControlsProps) {
  const positions = Array.from({ length: count }, (_, position) => position);
  return (
    <Root data-ready={shown !== undefined && shown.length < count}>
      <Positions width={count * 32} viewBox={`0 0 ${count * 32} 6`} preserveAspectRatio="xMinYMid" aria-hidden>
        {positions.map((position) => (
          <Position key={position} d={`M${position * 32} 3h26`} data-shown={shown?.includes(position)} />
        ))}
      </Positions>
      <Buttons>
        {rotating !== undefined && (
          <Button
            variant="outlined"
            startIcon={rotating ? <PauseIcon /> : <PlayIcon />}
            onClick={() => onRotate(!rotating)}
          >
            {rotating ? 'Pause' : 'Play'}
          </Button>
        )}
        <Buttons {...hold}>
          <Arrow aria-label="Previous" onClick={() => onMove(-1)}>
            <ArrowLeftIcon />
          </Arrow>
          <Arrow aria-label="Next" onClick={() => onMove(1)}>
            <ArrowRightIcon />
          </Arrow>
        </Buttons>
      </Buttons>
    </Root>
  );
}
