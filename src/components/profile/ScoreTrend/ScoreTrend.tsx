import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { part } from '../../../theme/part.ts';
import { trendSentence, type AttemptsProps } from './attempts.ts';
import { ScoreChart } from './ScoreChart.tsx';

const Root = part(Card, 'CcScoreTrend', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
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

export interface ScoreTrendProps extends AttemptsProps, Omit<CardProps, 'children'> {
  /** Its heading, such as the exam's name. */
  name: string;
  /** True where there are earlier attempts that are not among these. @default false */
  latest?: boolean;
}

/**
 * How a user's scores in one exam have developed: in a sentence and as a chart.
 *
 * @when On the profile, after the first attempt.
 * @whenNot All exams at a glance: ExamHistory.
 * @whenNot Each attempt: LastResults.
 * @screenReader A region with `name` as its name. A sentence says the trend; the chart is skipped.
 */
export function ScoreTrend({ name, attempts, passMark, latest = false, ...rest }: ScoreTrendProps) {
  const id = useId();
  return (
    <Root component="section" aria-labelledby={id} {...rest}>
      <Title variant="h3" id={id}>
        {name}
      </Title>
      <Typography variant="body2" color="textSecondary">
        {trendSentence({ attempts, passMark, latest })}
      </Typography>
      {attempts.length > 0 && <ScoreChart attempts={attempts} passMark={passMark} axis />}
    </Root>
  );
}
