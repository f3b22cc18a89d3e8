import { type ElementProps, part } from '../../../theme/part.ts';

const width = 320;
const height = 130;

const Root = part('div', 'CcTrendPicture', 'Root', {});

const Summary = part('p', 'CcTrendPicture', 'Summary', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 10px',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
}));

const Score = part('b', 'CcTrendPicture', 'Score', ({ theme }) => ({
  ...theme.typography.figureSmall,
  color: theme.vars.palette.text.primary,
}));

const Gain = part('span', 'CcTrendPicture', 'Gain', ({ theme }) => ({
  color: theme.vars.palette.success.main,
  fontWeight: theme.typography.fontWeightBold,
  whiteSpace: 'nowrap',
}));

const Chart = part('svg', 'CcTrendPicture', 'Chart', ({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginTop: theme.spacing(2),
  fill: 'none',
}));

const PassMark = part('path', 'CcTrendPicture', 'PassMark', ({ theme }) => ({
  stroke: theme.vars.palette.text.primary,
  strokeDasharray: '6 5',
}));

const PassLabel = part('text', 'CcTrendPicture', 'PassLabel', ({ theme }) => ({
  fill: theme.vars.palette.text.secondary,
  ...theme.typography.label,
}));

const Trend = part('path', 'CcTrendPicture', 'Trend', ({ theme }) => ({
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
}));

const Attempt = part('circle', 'CcTrendPicture', 'Attempt', ({ theme }) => ({
  fill: theme.vars.palette.background.paper,
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 2.5,
  '&[data-passed="true"]': { fill: theme.vars.palette.primary.main },
}));

export interface TrendPictureProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Scores in percent, earliest first. */
  scores: readonly number[];
  /** The exam's pass mark in percent. */
  passMark: number;
}

/**
 * A sample of how scores improve, small and light enough for an InsightCard. The real one is ScoreTrend.
 *
 * @when In an InsightCard, as a sample of how scores improve.
 * @whenNot A learner's own scores: ScoreTrend.
 * @screenReader It is skipped inside an InsightCard, which describes it.
 * @status stable
 */
export function TrendPicture({ scores, passMark, ...rest }: TrendPictureProps) {
  const last = scores.at(-1) ?? 0;
  const highest = Math.max(passMark, ...scores);
  const lowest = Math.min(passMark, ...scores);
  const yOf = (score: number) => Math.round(12 + ((highest - score) / (highest - lowest || 1)) * (height - 24));
  const step = (width - 88) / Math.max(1, scores.length - 1);
  const points = scores.map((score, position) => ({ score, x: Math.round(12 + position * step), y: yOf(score) }));
  return (
    <Root {...rest}>
      <Summary>
        <Score>{last}%</Score> <Gain>{last - (scores[0] ?? 0)} points up</Gain> since the first attempt
      </Summary>
      <Chart viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <PassMark d={`M0 ${yOf(passMark)}H${width - 62}`} />
        <PassLabel x={width - 56} y={yOf(passMark) + 5}>
          {`Pass ${passMark}`}
        </PassLabel>
        <Trend d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        {points.map(({ score, x, y }) => (
          <Attempt key={x} cx={x} cy={y} r="6" data-passed={score >= passMark} />
        ))}
      </Chart>
    </Root>
  );
}
