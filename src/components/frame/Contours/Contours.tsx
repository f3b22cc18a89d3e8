import { styled } from '@mui/material/styles';
import lines from './contours.svg';

const Root = styled('svg', { name: 'CcContours', slot: 'Root' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  color: theme.vars.palette.contour.night,
  '&[data-tone="paper"]': { color: theme.vars.palette.contour.paper },
}));

export interface ContoursProps {
  /** The ground below them: dark night or light paper. */
  tone?: 'night' | 'paper';
}

/**
 * Contour lines behind a hero, a banner or results. Its parent is positioned and clips what overflows. They are an image
 * of the page and not of a style, which browsers would count as its largest content.
 */
export function Contours({ tone = 'night' }: ContoursProps) {
  return (
    <Root data-tone={tone} viewBox="0 0 1440 720" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <use href={`${lines}#lines`} />
    </Root>
  );
}
