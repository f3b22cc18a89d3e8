import { styled } from '../../theme/styled.ts';
import { color } from '../../theme/style.ts';
import lines from './contours.svg';

const Root = styled('div')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: color.contour,
  mask: `url("${lines}") center / cover no-repeat`,
  '&[data-tone="paper"]': { background: color.contourOnPaper },
});

export interface ContoursProps {
  /** The ground they are drawn on: dark night or light paper. */
  tone?: 'night' | 'paper';
}

/** Contour lines behind a hero, a banner or results. Its parent is positioned and hides what runs over. */
export function Contours({ tone = 'night' }: ContoursProps) {
  return <Root data-tone={tone} aria-hidden />;
}
