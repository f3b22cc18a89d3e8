import { clockText } from '../../../../domain/exam/clock.ts';
import { part } from '../../../theme/part.ts';
import { barsOf, heightOf, strip, topOf, type TimedQuestion } from './bars.ts';

/** From left to right in every language, as a drawing over time. */
const Root = part('div', 'CcPaceStrip', 'Root', ({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  direction: 'ltr',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  // For the pace at the end of its line.
  '&[data-official="true"]': { paddingRight: '3rem' },
}));

const Drawing = part('svg', 'CcPaceStrip', 'Drawing', ({ theme }) => ({
  display: 'block',
  width: '100%',
  height: strip.height,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflow: 'visible',
}));

const Bars = part('path', 'CcPaceStrip', 'Bars', ({ theme: { vars } }) => ({
  '&[data-outcome="right"]': { fill: vars.palette.success.main },
  '&[data-outcome="partly"]': { fill: vars.palette.warning.main },
  '&[data-outcome="rest"]': { fill: vars.palette.warning.soft, stroke: vars.palette.warning.main },
  '&[data-outcome="wrong"]': { fill: vars.palette.error.main },
  '&[data-outcome="unanswered"]': { fill: vars.palette.background.default, stroke: vars.palette.edge },
  vectorEffect: 'non-scaling-stroke',
}));

const Line = part('path', 'CcPaceStrip', 'Line', ({ theme }) => ({
  stroke: theme.vars.palette.text.primary,
  strokeWidth: 2,
  strokeDasharray: '2 5',
  vectorEffect: 'non-scaling-stroke',
}));

const Pace = part('span', 'CcPaceStrip', 'Pace', ({ theme }) => ({
  ...theme.typography.mark,
  position: 'absolute',
  right: 0,
  transform: 'translateY(-50%)',
  color: theme.vars.palette.text.primary,
}));

const Axis = part('div', 'CcPaceStrip', 'Axis', ({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: theme.spacing(1),
}));

interface PaceStripProps {
  /** All questions, in the order of the quiz. */
  questions: readonly TimedQuestion[];
  /** Seconds that the official exam gives for a question: a dotted line. */
  official?: number | undefined;
  /** The average, in seconds, which decides the scale where the official pace is unknown. */
  average: number;
}

/** A bar for each question, as high as it took, in the color and shape of how it ended. */
export function PaceStrip({ questions, official, average }: PaceStripProps) {
  const top = topOf(questions, official ?? average);
  const line = official === undefined || official > top ? undefined : strip.height - heightOf(official, top);
  const { length } = questions;
  return (
    <Root data-official={line !== undefined} aria-hidden>
      <Drawing viewBox={`0 0 ${strip.width} ${strip.height}`} preserveAspectRatio="none">
        <Bars data-outcome="right" d={barsOf(questions, 'right', top)} />
        <Bars data-outcome="rest" d={barsOf(questions, 'partly', top, 'rest')} />
        <Bars data-outcome="partly" d={barsOf(questions, 'partly', top)} />
        <Bars data-outcome="wrong" d={barsOf(questions, 'wrong', top)} />
        <Bars data-outcome="unanswered" d={barsOf(questions, 'unanswered', top)} />
        {line !== undefined && <Line d={`M0 ${line}H${strip.width}`} />}
      </Drawing>
      {line !== undefined && official !== undefined && <Pace style={{ top: line }}>{clockText(official)}</Pace>}
      <Axis>
        <span>Question 1</span>
        {length > 4 && <span>{Math.round(length / 2)}</span>}
        {length > 1 && <span>{length}</span>}
      </Axis>
    </Root>
  );
}
