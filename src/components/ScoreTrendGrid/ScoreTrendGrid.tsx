import { space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

/** Puts ScoreTrends beside each other where there is room for two, and lets a lone one have all of it. */
export const ScoreTrendGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  alignItems: 'start',
  gap: space(3),
});
