import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ScoreChart } from '../../profile/ScoreTrend/ScoreChart.tsx';
import { scoreText } from '../../profile/ScoreTrend/attempts.ts';
import { part } from '../../../theme/part.ts';

const Root = part(Card, 'CcScoreLine', 'Root', ({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Head = part('div', 'CcScoreLine', 'Head', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  marginBottom: theme.spacing(1),
}));

const Name = part(Typography, 'CcScoreLine', 'Name', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

export interface ScoreLineProps extends Omit<CardProps, 'children' | 'title'> {
  /** What is shown, as the heading. */
  title: string;
  /** The exam. */
  name: string;
  /** A few scores, oldest first, at least one. */
  attempts: readonly { readonly finishedAt: string; readonly scorePercent: number }[];
  /** Share of right answers that passes, in percent, where it is known. */
  passMark?: number | undefined;
}

/**
 * A few scores of one exam on their way to the pass mark, with their values. For all of them use ScoreTrend.
 *
 * @when The last few scores of one exam at a glance, each with its value and its date.
 * @whenNot All attempts, in a chart and a table: ScoreTrend.
 * @whenNot The sections of an exam: SectionTrends.
 * @whenNot In a row, as small as a word: Sparkline.
 * @do Show one kind of attempt, such as simulations alone, so that the scores can be compared.
 * @dont More than a handful of scores: their values and dates run into each other.
 * @screenReader A region named by its heading of level 2. The pass mark is read, then a list: each score with its date.
 *   The chart is skipped.
 * @status new
 */
export function ScoreLine({ title, name, attempts, passMark, ...rest }: ScoreLineProps) {
  const id = useId();
  return (
    <Root component="section" aria-labelledby={id} {...rest}>
      <Head>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <Name variant="body2">{name}</Name>
      </Head>
      <ScoreChart attempts={attempts} passMark={passMark} />
      <VisuallyHidden>
        {passMark !== undefined && `Pass mark ${scoreText(passMark)}`}
        <ol>
          {attempts.map(({ finishedAt, scorePercent }, index) => (
            <li key={finishedAt + index}>
              {Math.round(scorePercent)}% on <LocalDate date={finishedAt} form="short" />
            </li>
          ))}
        </ol>
      </VisuallyHidden>
    </Root>
  );
}
