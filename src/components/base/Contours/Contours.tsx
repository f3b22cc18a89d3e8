import { type ElementProps, part } from '../../../theme/part.ts';
import lines from './contours.svg';

const Root = part('svg', 'CcContours', 'Root', ({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  color: theme.vars.palette.contour.night,
  '&[data-tone="paper"]': { color: theme.vars.palette.contour.paper },
}));

export interface ContoursProps extends Omit<ElementProps<'svg'>, 'children'> {
  /** The ground below them: dark night or light paper. */
  tone?: 'night' | 'paper';
}

/**
 * Contour lines behind a hero, a banner, or results. Its parent is positioned and clips the overflow.
 *
 * @when Behind a Hero, a Banner, or results.
 * @whenNot Cards in a list: lines behind every card make the page restless.
 * @dont Put them behind text to be read: the lines compete with it.
 * @screenReader Hidden from screen readers.
 */
export function Contours({ tone = 'night', ...rest }: ContoursProps) {
  return (
    <Root data-tone={tone} viewBox="0 0 1440 720" preserveAspectRatio="xMidYMid slice" aria-hidden {...rest}>
      <use href={`${lines}#lines`} />
    </Root>
  );
}
