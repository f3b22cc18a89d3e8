import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { FallbackGuard } from '../../base/FallbackGuard/FallbackGuard.tsx';
import { chartHeight, trendSentence, type AttemptsProps } from './attempts.ts';
import { ScoreTable } from './ScoreTable.tsx';

// The chart is larger than the rest of its page, which can be read and used without it.
const ScoreChart = lazy(async () => ({ default: (await import('./ScoreChart.tsx')).ScoreChart }));

const Root = styled(Card, { name: 'CcScoreTrend', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  padding: theme.spacing(3, 3.5, 2),
  // The focus ring of the table's button may be outside of its box.
  overflow: 'visible',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2.5, 1.5) },
})) as typeof Card;

const Summary = styled(Typography, { name: 'CcScoreTrend', slot: 'Summary' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

const ChartMissing = styled('div', { name: 'CcScoreTrend', slot: 'ChartMissing' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: chartHeight,
  padding: theme.spacing(3),
  border: `1px dashed ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.medium,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));

/** The empty grid of a chart whose code is loading, where the chart has its own. */
const ChartPlaceholder = styled('div', { name: 'CcScoreTrend', slot: 'ChartPlaceholder' })({
  height: chartHeight,
  padding: '20px 52px 36px 48px',
});

const PlaceholderGrid = styled('div', { name: 'CcScoreTrend', slot: 'PlaceholderGrid' })(({ theme }) => ({
  height: '100%',
  background: `repeating-linear-gradient(${theme.vars.palette.divider} 0 1px, transparent 1px 25%)`,
  borderBottom: `1px solid ${theme.vars.palette.edge}`,
}));

export interface ScoreTrendProps extends AttemptsProps {
  /** The exam. */
  name: string;
  /** True where there are earlier attempts that are not among these. */
  isLatest?: boolean;
}

/** How somebody's scores in one exam have developed: in a sentence, as a chart, and in a table. */
export function ScoreTrend({ name, attempts, passMark, isLatest = false }: ScoreTrendProps) {
  const id = useId();
  return (
    <Root component="section" aria-labelledby={id}>
      <Typography variant="h3" id={id}>
        {name}
      </Typography>
      <Summary variant="body2">{trendSentence({ attempts, passMark, isLatest })}</Summary>
      {attempts.length > 0 && (
        <>
          <FallbackGuard fallback={<ScoreChartMissing />}>
            <Suspense fallback={<ScoreChartPlaceholder />}>
              <ScoreChart attempts={attempts} passMark={passMark} />
            </Suspense>
          </FallbackGuard>
          <ScoreTable attempts={attempts} passMark={passMark} />
        </>
      )}
    </Root>
  );
}

/** What stands in place of the chart where its code could not be loaded. */
export const ScoreChartMissing = () => (
  <ChartMissing>
    <span>The drawing could not be loaded. Every attempt is listed below.</span>
  </ChartMissing>
);

/** What stands in place of the chart until its code is loaded. */
export const ScoreChartPlaceholder = () => (
  <ChartPlaceholder aria-hidden>
    <PlaceholderGrid />
  </ChartPlaceholder>
);

/** ScoreTrends beside each other where there is room for two; one alone takes the whole width. */
export const ScoreTrendGrid = styled('div', { name: 'CcScoreTrendGrid', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(3),
}));
