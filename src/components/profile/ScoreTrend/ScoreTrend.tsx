import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { part } from '../../../theme/part.ts';
import { lazyPart } from '../../base/lazyPart.ts';
import { chartHeight, trendSentence, type AttemptsProps } from './attempts.ts';
import { ScoreTable } from './ScoreTable.tsx';

// The chart is larger than the rest of its page, which can be read and used without it.
const ScoreChart = lazyPart(async () => (await import('./ScoreChart.tsx')).ScoreChart, ScoreChartMissing);

const Root = part(Card, 'CcScoreTrend', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  padding: theme.spacing(3, 3.5, 2),
  // The focus ring of the table's button may be outside of its box.
  overflow: 'visible',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2.5, 1.5) },
}));

/** No larger than that the longest word of a name fits a phone, in text of any size. */
const Title = part(Typography, 'CcScoreTrend', 'Title', ({ theme }) => ({
  fontSize: `min(${theme.typography.h3.fontSize}, 11vw)`,
}));

const Summary = part(Typography, 'CcScoreTrend', 'Summary', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

const ChartMissing = part('div', 'CcScoreTrend', 'ChartMissing', ({ theme }) => ({
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
const ChartPlaceholder = part('div', 'CcScoreTrend', 'ChartPlaceholder', {
  height: chartHeight,
  padding: '20px 52px 36px 48px',
});

const PlaceholderGrid = part('div', 'CcScoreTrend', 'PlaceholderGrid', ({ theme }) => ({
  height: '100%',
  background: `repeating-linear-gradient(${theme.vars.palette.divider} 0 1px, transparent 1px 25%)`,
  borderBottom: `1px solid ${theme.vars.palette.edge}`,
}));

export interface ScoreTrendProps extends AttemptsProps, Omit<CardProps, 'children'> {
  /** The exam. */
  name: string;
  /** True where there are earlier attempts that are not among these. @default false */
  latest?: boolean;
}

/**
 * How a user's scores in one exam have developed: in a sentence, as a chart, and in a table.
 *
 * @when How a user's scores in one exam have developed.
 * @whenNot All exams at a glance: ExamHistory.
 * @whenNot The score of one quiz: QuizResults.
 * @whenNot A sample on a marketing page: TrendPicture.
 * @keyboard Tab: reaches All attempts; the chart is no stop.
 * @screenReader A region with the exam's name. A sentence says the trend, a table every attempt; the chart is
 *   skipped.
 * @status stable
 */
export function ScoreTrend({ name, attempts, passMark, latest = false, ...rest }: ScoreTrendProps) {
  const id = useId();
  return (
    <Root component="section" aria-labelledby={id} {...rest}>
      <Title variant="h3" id={id}>
        {name}
      </Title>
      <Summary variant="body2">{trendSentence({ attempts, passMark, latest })}</Summary>
      {attempts.length > 0 && (
        <>
          <Suspense fallback={<ScoreChartPlaceholder />}>
            <ScoreChart attempts={attempts} passMark={passMark} />
          </Suspense>
          <ScoreTable attempts={attempts} passMark={passMark} />
        </>
      )}
    </Root>
  );
}

/** What stands in place of the chart where its code could not be loaded. */
export function ScoreChartMissing() {
  return (
    <ChartMissing>
      <span>The chart could not be loaded. Every attempt is listed below.</span>
    </ChartMissing>
  );
}

/** What stands in place of the chart until its code is loaded. */
const ScoreChartPlaceholder = () => (
  <ChartPlaceholder aria-hidden>
    <PlaceholderGrid />
  </ChartPlaceholder>
);
