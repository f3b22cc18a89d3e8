import { color } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { chartHeight } from './chartHeight.ts';

const Root = styled('div')({
  height: chartHeight,
  // Where the drawing has its margins and axes.
  padding: '20px 52px 36px 48px',
  '& > div': {
    height: '100%',
    background: `repeating-linear-gradient(${color.line} 0 1px, transparent 1px 25%)`,
    borderBottom: `1px solid ${color.edge}`,
  },
});

/** The empty grid of a drawing whose code is on its way. */
export const ScoreChartPlaceholder = () => (
  <Root aria-hidden>
    <div />
  </Root>
);
