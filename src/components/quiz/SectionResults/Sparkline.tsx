import { type ElementProps, part } from '../../../theme/part.ts';

const [width, height, inset] = [84, 40, 5];

const Root = part('svg', 'CcSparkline', 'Root', { display: 'block', overflow: 'visible' });

const Mark = part('path', 'CcSparkline', 'Mark', ({ theme }) => ({
  stroke: theme.vars.palette.edge,
  strokeWidth: 1.5,
  strokeDasharray: '3 4',
}));

const Line = part('path', 'CcSparkline', 'Line', ({ theme }) => ({
  fill: 'none',
  stroke: theme.vars.palette.accent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
}));

const Dot = part('circle', 'CcSparkline', 'Dot', ({ theme }) => ({ fill: theme.vars.palette.accent }));

export interface SparklineProps extends Omit<ElementProps<'svg'>, 'children' | 'values'> {
  /** Whole percent, oldest first; the last is set off. */
  values: readonly number[];
  /** A dotted line, in percent. */
  mark?: number | undefined;
}

/**
 * A few values over time, as small as a word: the last one is the larger dot. A screen reader reads the values.
 *
 * @when In a row, beside its numbers, as in SectionResults: the direction of a few values in percent.
 * @whenNot Scores to be compared and read with their dates: ScoreTrend.
 * @do Write the last value beside it: it has no scale.
 * @screenReader An image that says the values, oldest first: "Until now: 60, 70 percent".
 * @status new
 */
export function Sparkline({ values, mark, ...rest }: SparklineProps) {
  const y = (percent: number) => Math.round((inset + (1 - percent / 100) * (height - 2 * inset)) * 10) / 10;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  const points = values.map((value, index) => [Math.round((inset + step * index) * 10) / 10, y(value)] as const);
  return (
    <Root
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Until now: ${values.join(', ')} percent`}
      {...rest}
    >
      {mark !== undefined && <Mark d={`M0 ${y(mark)}H${width}`} />}
      <Line d={points.map(([x, at], index) => `${index === 0 ? 'M' : 'L'}${x} ${at}`).join('')} />
      {points.map(([x, at], index) => (
        <Dot key={index} cx={x} cy={at} r={index === points.length - 1 ? 4.5 : 2.5} />
      ))}
    </Root>
  );
}
