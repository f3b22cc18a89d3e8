import type { HTMLAttributes } from 'react';
import { color, font, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginTop: space(3),
  // Without a script there is nothing to press; before it, the room is kept.
  '&[data-ready="false"]': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
  '& > svg': { flex: '0 1 auto', minWidth: 0, height: 6, stroke: color.line, strokeWidth: 6 },
  '& [data-shown="true"]': { stroke: color.action },
  '& > div, & > div > span': { display: 'flex', gap: '12px' },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minWidth: 48,
    minHeight: 48,
    padding: 0,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.ink,
    font: `650 15px/1 ${font.text}`,
    cursor: 'pointer',
  },
  '& > div > button': { padding: '0 18px 0 14px' },
  '& button:hover': { borderColor: color.ink },
  [media.motionOk]: { '& button': { transition: 'border-color 120ms' } },
});

export interface CarouselControlsProps {
  /** Number of slides. */
  count: number;
  /** Positions of those on view, from 0; undefined until they can be moved, when only the room is kept. */
  shown: readonly number[] | undefined;
  /** Whether the slides move by themselves; undefined where they never do, and there is nothing to stop. */
  isRotating?: boolean | undefined;
  /** Starts or stops that. */
  onRotate: (isWanted: boolean) => void;
  /** Moves on by one slide, or back. */
  onMove: (step: 1 | -1) => void;
  /** Handlers for the two arrows, on which the slides wait for their reader. */
  hold?: HTMLAttributes<HTMLElement>;
}

/** Which slides of a Carousel are on view, and the ways to the others. */
export function CarouselControls({ count, shown, isRotating, onRotate, onMove, hold }: CarouselControlsProps) {
  const positions = Array.from({ length: count }, (_, position) => position);
  return (
    <Root data-ready={shown !== undefined && shown.length < count}>
      <svg width={count * 32} viewBox={`0 0 ${count * 32} 6`} preserveAspectRatio="xMinYMid" aria-hidden>
        {positions.map((position) => (
          <path key={position} d={`M${position * 32} 3h26`} data-shown={shown?.includes(position)} />
        ))}
      </svg>
      <div>
        {isRotating !== undefined && (
          <button type="button" onClick={() => onRotate(!isRotating)}>
            <svg width="18" height="18" viewBox="0 0 20 20" fill="currentColor" aria-hidden>
              <path d={isRotating ? 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z' : 'M6 3.5 16 10 6 16.5z'} />
            </svg>
            {isRotating ? 'Pause' : 'Play'}
          </button>
        )}
        <span {...hold}>
          <button type="button" aria-label="Previous" onClick={() => onMove(-1)}>
            <Icon name="arrowLeft" />
          </button>
          <button type="button" aria-label="Next" onClick={() => onMove(1)}>
            <Icon name="arrowRight" />
          </button>
        </span>
      </div>
    </Root>
  );
}
