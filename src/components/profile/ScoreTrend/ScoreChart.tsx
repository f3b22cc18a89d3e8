import { type ElementProps, part } from '../../../theme/part.ts';
import { scoreText } from './attempts.ts';

// Room for the words around the plot: above, to the right of it, below and to the left.
const [top, end, bottom, start] = [20, 52, 32, 48];

const Root = part('div', 'CcScoreChart', 'Root', {
  position: 'relative',
  flex: 1,
  minHeight: 240,
  containerType: 'inline-size',
});

const Plot = part('svg', 'CcScoreChart', 'Plot', {
  position: 'absolute',
  top,
  insetInlineStart: start,
  width: `calc(100% - ${start + end}px)`,
  height: `calc(100% - ${top + bottom}px)`,
  overflow: 'visible',
});

const Grid = part('line', 'CcScoreChart', 'Grid', ({ theme }) => ({
  stroke: theme.vars.palette.divider,
  '&[data-base="true"]': { stroke: theme.vars.palette.edge },
}));

const Pass = part('line', 'CcScoreChart', 'Pass', ({ theme }) => ({
  stroke: theme.vars.palette.text.primary,
  strokeDasharray: '6 4',
}));

const Mark = part('rect', 'CcScoreChart', 'Mark', ({ theme: { vars } }) => ({
  fill: vars.palette.background.paper,
  stroke: vars.palette.primary.main,
  strokeWidth: 2,
  '&[data-passed="true"]': { fill: vars.palette.primary.main },
}));

/** Larger text would leave no room for the scores, which are words beside the chart in text of any size. */
const Word = part('text', 'CcScoreChart', 'Word', ({ theme }) => ({
  ...theme.typography.label,
  fontSize: `min(${theme.typography.label.fontSize}, 16px)`,
  fontWeight: theme.typography.fontWeightRegular,
  fill: theme.vars.palette.text.secondary,
  '&[data-strong="true"]': { fontWeight: theme.typography.fontWeightBold, fill: theme.vars.palette.text.primary },
}));

export interface ScoreChartProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Scores in percent, oldest first. `mode` is "exam" for a simulation, which is a diamond; any other is a dot. */
  attempts: readonly { scorePercent: number; passed?: boolean | undefined; mode?: string | undefined }[];
  /** Score that passes, in percent: the dashed line. */
  passMark: number;
}

/**
 * One exam's scores by attempt, against its pass mark: filled where it passed; exam simulations are diamonds.
 *
 * @when Beside words that say the same, as in ScoreTrend.
 * @whenNot Where nothing beside it says the scores in words: ScoreTrend.
 * @dont Judge old attempts by a pass mark that has changed since: give each its own `passed`.
 * @screenReader It is skipped: what stands beside it says everything.
 */
export function ScoreChart({ attempts, passMark, ...rest }: ScoreChartProps) {
  const points = attempts.map(({ scorePercent, passed, mode }, index) => ({
    x: ((index + 0.5) / attempts.length) * 100,
    y: 100 - scorePercent,
    passed: passed ?? scorePercent >= passMark,
    isExam: mode === 'exam',
    number: isNumbered(index, attempts.length) && index + 1,
  }));
  const pass = `${100 - passMark}%`;
  const radius = points.length > 20 ? 2.5 : 5.5;
  return (
    // Time runs to the right. In styles a direction would be mirrored.
    <Root aria-hidden dir="ltr" {...rest}>
      <Plot>
        {[0, 25, 50, 75, 100].map((score) => (
          <g key={score}>
            <Grid x2="100%" y1={`${100 - score}%`} y2={`${100 - score}%`} data-base={score === 0} />
            <Word dx="-8" y={`${100 - score}%`} dy="0.35em" textAnchor="end">
              {score}%
            </Word>
          </g>
        ))}
        <Pass x2="100%" y1={pass} y2={pass} />
        {/* At the end of its line, where it never covers a score. */}
        <Word x="100%" y={pass} dy="-0.25em" data-strong>
          <tspan dx="8">Pass</tspan>
          <tspan x="100%" dx="8" dy="1.2em">
            {scoreText(passMark)}
          </tspan>
        </Word>
        <Word y="100%" dy="1.6em" textAnchor="end">
          Attempt
        </Word>
        {points.map(({ x, y, passed, isExam, number }) => (
          <g key={x}>
            <svg x={`${x}%`} y={`${y}%`} overflow="visible">
              <ScoreMark {...{ radius, isExam, passed }} />
            </svg>
            {number && (
              <Word x={`${x}%`} y="100%" dy="1.6em" textAnchor="middle">
                {number}
              </Word>
            )}
          </g>
        ))}
      </Plot>
    </Root>
  );
}

/** The mark of a score, around the origin. */
export const ScoreMark = ({ radius, isExam, passed }: { radius: number; isExam: boolean; passed: boolean }) => (
  <Mark
    {...{ x: -radius, y: -radius, width: 2 * radius, height: 2 * radius }}
    rx={isExam ? 0 : radius}
    transform="rotate(45)"
    data-passed={passed}
  />
);

/** A few have room for their numbers: all of five, or the first, the one in the middle and the last. */
const isNumbered = (index: number, count: number) =>
  count <= 5 || [0, Math.round((count - 1) / 2), count - 1].includes(index);
