import { color, font, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const width = 320;
const height = 130;

const Root = styled('div')({
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 10px',
    color: color.inkSoft,
    fontSize: '16px',
  },
  '& > p > b': { font: `660 34px/1 ${font.display}`, letterSpacing: '-0.02em', color: color.ink },
  '& > p > span': { color: color.right, fontWeight: 650, whiteSpace: 'nowrap' },
  '& > svg': { display: 'block', width: '100%', height: 'auto', marginTop: space(2), fill: 'none' },
  '& text': { fill: color.inkSoft, font: `600 14px/1 ${font.text}` },
  '& .pass': { stroke: color.ink, strokeDasharray: '6 5' },
  '& .line': { stroke: color.action, strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& circle': { fill: color.surface, stroke: color.action, strokeWidth: 2.5 },
  '& .passed': { fill: color.action },
});

export interface TrendPictureProps {
  /** Scores in percent, earliest first. */
  scores: readonly number[];
  /** The exam's pass mark in percent. */
  passMark: number;
}

/** A sample of how scores come along, small and light enough for an InsightCard. The real one is ScoreTrend. */
export function TrendPicture({ scores, passMark }: TrendPictureProps) {
  const last = scores.at(-1) ?? 0;
  const highest = Math.max(passMark, ...scores);
  const lowest = Math.min(passMark, ...scores);
  const yOf = (score: number) => Math.round(12 + ((highest - score) / (highest - lowest || 1)) * (height - 24));
  const step = (width - 88) / Math.max(1, scores.length - 1);
  const points = scores.map((score, position) => ({ score, x: Math.round(12 + position * step), y: yOf(score) }));
  return (
    <Root>
      <p>
        <b>{last}%</b> <span>{last - (scores[0] ?? 0)} points up</span> since the first attempt
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path className="pass" d={`M0 ${yOf(passMark)}H${width - 62}`} />
        <text x={width - 56} y={yOf(passMark) + 5}>
          {`Pass ${passMark}`}
        </text>
        <path className="line" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        {points.map(({ score, x, y }) => (
          <circle key={x} className={score >= passMark ? 'passed' : undefined} cx={x} cy={y} r="6" />
        ))}
      </svg>
    </Root>
  );
}
