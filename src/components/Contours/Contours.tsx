import { styled } from '../../theme/styled.ts';
import { color } from '../../theme/style.ts';
import lines from './contours.svg';

const Root = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  color: color.contour,
  '&[data-tone="paper"]': { color: color.contourOnPaper },
});

export interface ContoursProps {
  /** The ground they are drawn on: dark night or light paper. */
  tone?: 'night' | 'paper';
}

/**
 * Contour lines behind a hero, a banner or results. Its parent is positioned and hides what
 * runs over. They are an image in the page rather than of a style, which browsers would take for its main content.
 */
export function Contours({ tone = 'night' }: ContoursProps) {
  return (
    <Root data-tone={tone} viewBox="0 0 1440 720" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <use href={`${lines}#lines`} />
    </Root>
  );
}
