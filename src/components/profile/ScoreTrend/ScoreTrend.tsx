import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { part } from '../../../theme/part.ts';
import { trendSentence, type AttemptsProps } from './attempts.ts';
import { ScoreChart } from './ScoreChart.tsx';

const Root = part(Card, 'CcScoreTrend', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
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

const Key = part('div', 'CcScoreTrend', 'Key', ({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

const Dot = part('i', 'CcScoreTrend', 'Dot', ({ theme }) => ({
  width: 12,
  height: 12,
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderRadius: '50%',
  '&[data-passed]': { background: theme.vars.palette.primary.main },
  '&:not(:first-of-type)': { marginInlineStart: theme.spacing(1) },
}));

const First = part('div', 'CcScoreTrend', 'First', ({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(3),
}));

export interface ScoreTrendProps extends AttemptsProps, Omit<CardProps, 'children'> {
  /** Its heading, such as the exam's name. */
  name: string;
  /** True where there are earlier attempts that are not among these. @default false */
  latest?: boolean;
  /** Where another attempt begins: offered after the first. */
  practiceHref?: string | undefined;
}

/**
 * How a user's scores in one exam have developed: in a sentence and as a chart.
 *
 * @when On the profile, after the first attempt.
 * @whenNot All exams at a glance: ExamHistory.
 * @whenNot Each attempt: LastResults.
 * @screenReader A region with `name` as its name. A sentence says the trend; the chart is skipped.
 */
export function ScoreTrend({ name, attempts, passMark, latest = false, practiceHref, ...rest }: ScoreTrendProps) {
  const id = useId();
  return (
    <Root component="section" aria-labelledby={id} {...rest}>
      <Title variant="h3" id={id}>
        {name}
      </Title>
      <Typography variant="body2" color="textSecondary">
        {trendSentence({ attempts, passMark, latest })}
      </Typography>
      {attempts.length === 1 && (
        <First>
          <Typography>Your trend starts with your second attempt.</Typography>
          {practiceHref !== undefined && <Button href={practiceHref}>Practice</Button>}
        </First>
      )}
      {attempts.length > 1 && (
        <>
          <ScoreChart attempts={attempts} passMark={passMark} axis />
          <Key aria-hidden>
            <Dot data-passed />
            Pass mark reached
            <Dot />
            Below pass mark
          </Key>
        </>
      )}
    </Root>
  );
}
