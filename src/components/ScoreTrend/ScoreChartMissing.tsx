import { color, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { chartHeight } from './chartHeight.ts';

const Root = styled('div')({
  display: 'grid',
  placeItems: 'center',
  height: chartHeight,
  padding: space(3),
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.medium,
  color: color.inkSoft,
  textAlign: 'center',
});

/** What stands in place of the drawing where its code did not arrive. */
export const ScoreChartMissing = () => (
  <Root>
    <p>The drawing could not be loaded. Every attempt is listed below.</p>
  </Root>
);
