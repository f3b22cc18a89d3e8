import { keyframes } from '../../theme/emotion.ts';
import { media } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

const Root = styled('svg')({
  display: 'block',
  flex: 'none',
  [media.motionOk]: { animation: `${turn} 900ms linear infinite` },
});

export interface SpinnerProps {
  /** Side of the square in pixels. */
  size?: number;
}

/**
 * Turns while something goes on whose end is near; it stands still for a reader who asked for less motion, so put the
 * words beside it. What comes in a known shape has a Skeleton instead.
 */
export const Spinner = ({ size = 24 }: SpinnerProps) => (
  <Root width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" aria-hidden>
    <circle cx="12" cy="12" r="10" opacity="0.25" />
    <path d="M12 2a10 10 0 0 1 10 10" strokeLinecap="round" />
  </Root>
);
