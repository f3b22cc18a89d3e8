import { media } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ScoreChartPlaceholder } from './ScoreChartPlaceholder.tsx';
import { trendCard } from './ScoreTrend.tsx';

const Root = styled('div')({
  ...trendCard,
  '& > span': { marginBlock: '3px' },
  // The sentence needs three lines there.
  [media.narrow]: { '& > span:nth-of-type(2)': { marginBlock: '27px' } },
  '& > span:last-of-type': { marginBlock: '14px' },
});

/** A ScoreTrend whose attempts are still loading, in its shape. */
export function ScoreTrendSkeleton() {
  return (
    <Root aria-hidden>
      <Skeleton width={220} height={20} />
      <Skeleton width="70%" height={18} />
      <ScoreChartPlaceholder />
      <Skeleton width={110} height={16} />
    </Root>
  );
}
