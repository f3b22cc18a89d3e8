import type { CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Area, Chart, Day, Head, Line, Name, Pass, PassLabel, Plot, Point, Points, Root, Value } from './parts.ts';
import { placed } from './placed.ts';

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
 * @whenNot One section of an exam: SectionTrend.
 * @whenNot In a row, as small as a word: Sparkline.
 * @do Show one kind of attempt, such as simulations alone, so that the scores can be compared.
 * @dont More than a handful of scores: their values and dates run into each other.
 * @screenReader A region named by its heading of level 2. The pass mark is read, then a list: each score with its date.
 *   The line is skipped.
 * @status new
 */
export function ScoreLine({ title, name, attempts, passMark, ...rest }: ScoreLineProps) {
  const id = useId();
  const { points, pass } = placed(
    attempts.map(({ scorePercent }) => scorePercent),
    passMark,
  );
  const path = points.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <Root component="section" aria-labelledby={id} {...rest}>
      <Head>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <Name variant="body2">{name}</Name>
      </Head>
      <Chart>
        <Plot viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <Area d={`M${points[0]?.x} 100L${path}V100Z`} />
          {pass !== undefined && <Pass d={`M0 ${pass}H100`} />}
          <Line d={`M${path}`} />
        </Plot>
        {pass !== undefined && (
          <PassLabel style={{ top: `${pass}%` }}>Pass mark {Number(passMark?.toFixed(2))}%</PassLabel>
        )}
        <Points>
          {points.map(({ x, y, isAbove }, index) => {
            const { finishedAt = '', scorePercent = 0 } = attempts[index] ?? {};
            const isLast = index === points.length - 1;
            return (
              <li key={finishedAt + index}>
                <Point style={{ left: `${x}%`, top: `${y}%` }} data-last={isLast} />
                <Value style={{ left: `${x}%`, top: `${y}%` }} data-above={isAbove}>
                  {Math.round(scorePercent)}%
                </Value>{' '}
                <Day style={{ left: `${x}%` }} data-end={isLast || index === 0}>
                  <VisuallyHidden>on</VisuallyHidden> <LocalDate date={finishedAt} form="short" />
                </Day>
              </li>
            );
          })}
        </Points>
      </Chart>
    </Root>
  );
}
