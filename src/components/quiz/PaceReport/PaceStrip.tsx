import { clockText } from '../../../../domain/exam/clock.ts';
import { part } from '../../../theme/part.ts';
import { outcomeWords } from '../SectionResults/outcomeLook.ts';
import { levelOf, pathOf, scaleOf, strip, topOf, type TimedQuestion } from './bars.ts';

const Root = part('div', 'CcPaceStrip', 'Root', ({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  // For the times of the scale, and the pace at the end of its line.
  paddingInlineStart: '3rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '&[data-official="true"]': { paddingInlineEnd: '3rem' },
}));

const Drawing = part('svg', 'CcPaceStrip', 'Drawing', {
  display: 'block',
  width: '100%',
  height: strip.height,
  overflow: 'visible',
});

const Path = part('path', 'CcPaceStrip', 'Path', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    stroke: palette.divider,
    vectorEffect: 'non-scaling-stroke',
    '&[data-of="times"]': { stroke: palette.accent },
    '&[data-of="pace"]': { stroke: palette.text.primary, strokeWidth: 2, strokeDasharray: '2 5' },
    // Points, told apart by shape and by color.
    '&[data-of="wrong"]': { stroke: palette.error.main, strokeLinecap: 'round' },
    '&[data-of="partly"]': { stroke: palette.warning.main, strokeLinecap: 'square' },
    '&[data-of="unanswered"]': { stroke: palette.edge, strokeLinecap: 'round' },
  };
});

const Time = part('span', 'CcPaceStrip', 'Time', ({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  transform: 'translateY(-50%)',
  '&[data-official="true"]': {
    ...theme.typography.mark,
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    color: theme.vars.palette.text.primary,
  },
}));

const Axis = part('div', 'CcPaceStrip', 'Axis', ({ theme }) => ({
  position: 'relative',
  height: '1.5em',
  marginTop: theme.spacing(3),
}));

/** The number of a question, below its bar. */
const Tick = part('span', 'CcPaceStrip', 'Tick', {
  position: 'absolute',
  display: 'flex',
  justifyContent: 'center',
  width: 0,
});

const Legend = part('div', 'CcPaceStrip', 'Legend', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
}));

/** What is marked below its bar: a right answer is not. */
const marked = ['wrong', 'partly', 'unanswered'] as const;

interface PaceStripProps {
  /** All questions, in the order of the quiz. */
  questions: readonly TimedQuestion[];
  /** Seconds that the official exam gives for a question: a dotted line. */
  official?: number | undefined;
  /** The average, in seconds, which decides the scale where the official pace is unknown. */
  average: number;
}

/** A bar for each question, as high as it took, with a mark below those that were not right. */
export function PaceStrip({ questions, official, average }: PaceStripProps) {
  const top = topOf(questions, official ?? average);
  const level = (seconds: number) => levelOf(seconds, top);
  const pace = official === undefined || official > top ? undefined : official;
  const scale = scaleOf(top);
  const { length } = questions;
  return (
    // From left to right in every language, as a drawing over time.
    <Root data-official={pace !== undefined} dir="ltr" aria-hidden>
      <Drawing viewBox={`0 0 ${strip.width} ${strip.height}`} preserveAspectRatio="none">
        <Path d={[0, ...scale].map((seconds) => `M0 ${level(seconds)}H${strip.width}`).join('')} />
        <Path
          data-of="times"
          strokeWidth={Math.max(1, Math.min(6, 180 / length))}
          d={pathOf(questions, ({ seconds }) => (seconds > 0 ? `${strip.height}V${level(seconds)}` : ''))}
        />
        {pace !== undefined && <Path data-of="pace" d={`M0 ${level(pace)}H${strip.width}`} />}
        {marked.map((kind) => (
          <Path
            key={kind}
            data-of={kind}
            strokeWidth={Math.max(1, Math.min(6, 300 / length))}
            d={pathOf(questions, ({ outcome }) => (outcome === kind ? `${strip.height + 10}h0` : ''))}
          />
        ))}
      </Drawing>
      {scale.map((seconds) => (
        <Time key={seconds} style={{ top: level(seconds) }}>
          {clockText(seconds)}
        </Time>
      ))}
      {pace !== undefined && (
        <Time data-official style={{ top: level(pace) }}>
          {clockText(pace)}
        </Time>
      )}
      <Axis>
        {[...new Set([1, length > 4 ? Math.round(length / 2) : 1, length])].map((number) => (
          <Tick key={number} style={{ insetInlineStart: `${((number - 0.5) / length) * 100}%` }}>
            {number}
          </Tick>
        ))}
      </Axis>
      <Legend>
        {marked.map(
          (kind) =>
            questions.some(({ outcome }) => outcome === kind) && (
              <span key={kind}>
                <svg width="14" height="12">
                  <Path data-of={kind} strokeWidth="6" d="M5 7h0" />
                </svg>
                {outcomeWords[kind]}
              </span>
            ),
        )}
      </Legend>
    </Root>
  );
}
