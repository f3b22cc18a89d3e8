import { styled } from '@mui/material/styles';

const width = 320;
const height = 130;

const Summary = styled('p', { name: 'CcTrendPicture', slot: 'Summary' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 10px',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: 16,
}));

const Score = styled('b', { name: 'CcTrendPicture', slot: 'Score' })(({ theme }) => ({
  fontFamily: theme.typography.fontFamilyDisplay,
  fontSize: 34,
  fontWeight: 660,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.text.primary,
}));

const Gain = styled('span', { name: 'CcTrendPicture', slot: 'Gain' })(({ theme }) => ({
  color: theme.vars.palette.success.main,
  fontWeight: 650,
  whiteSpace: 'nowrap',
}));

const Chart = styled('svg', { name: 'CcTrendPicture', slot: 'Chart' })(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginTop: theme.spacing(2),
  fill: 'none',
}));

const PassMark = styled('path', { name: 'CcTrendPicture', slot: 'PassMark' })(({ theme }) => ({
  stroke: theme.vars.palette.text.primary,
  strokeDasharray: '6 5',
}));

const PassLabel = styled('text', { name: 'CcTrendPicture', slot: 'PassLabel' })(({ theme }) => ({
  fill: theme.vars.palette.text.secondary,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1,
}));

const Trend = styled('path', { name: 'CcTrendPicture', slot: 'Trend' })(({ theme }) => ({
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
}));

const Attempt = styled('circle', { name: 'CcTrendPicture', slot: 'Attempt' })(({ theme }) => ({
  fill: theme.vars.palette.background.paper,
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 2.5,
  '&[data-passed="true"]': { fill: theme.vars.palette.primary.main },
}));

export interface TrendPictureProps {
  /** Scores in percent, earliest first. */
  scores: readonly number[];
  /** The exam's pass mark in percent. */
  passMark: number;
}

/** A sample of how scores improve, small and light enough for an InsightCard. The real one is ScoreTrend. */
export function TrendPicture({ scores, passMark }: TrendPictureProps) {
  const last = scores.at(-1) ?? 0;
  const highest = Math.max(passMark, ...scores);
  const lowest = Math.min(passMark, ...scores);
  const yOf = (score: number) => Math.round(12 + ((highest - score) / (highest - lowest || 1)) * (height - 24));
  const step = (width - 88) / Math.max(1, scores.length - 1);
  const points = scores.map((score, position) => ({ score, x: Math.round(12 + position * step), y: yOf(score) }));
  return (
    <div>
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
    </div>
  );
}
