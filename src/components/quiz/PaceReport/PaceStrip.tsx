import { clockText } from '../../../../domain/exam/clock.ts';
import { outcomes } from '../../../../domain/quiz/outcome.ts';
import { part } from '../../../theme/part.ts';
import { Mark, outcomeWords } from '../SectionResults/outcomeLook.ts';
import { scaleOf, type TimedQuestion, topOf } from './scale.ts';

const Root = part('div', 'CcPaceStrip', 'Root', ({ theme }) => ({
  ...theme.typography.caption,
  // For the times of the scale, and the pace at the end of its line.
  paddingInline: '3rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Plot = part('div', 'CcPaceStrip', 'Plot', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  height: 128,
  marginBlock: theme.spacing(1, 3),
}));

const Line = part('span', 'CcPaceStrip', 'Line', ({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-official]': { borderTop: `2px dashed ${theme.vars.palette.text.primary}` },
}));

const Time = part('span', 'CcPaceStrip', 'Time', ({ theme }) => ({
  position: 'absolute',
  right: '100%',
  marginInline: theme.spacing(1),
  transform: 'translateY(-50%)',
  '&[data-official]': {
    ...theme.typography.mark,
    left: '100%',
    right: 'auto',
    color: theme.vars.palette.text.primary,
  },
}));

const Column = part('span', 'CcPaceStrip', 'Column', {
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
});

const Bar = part('span', 'CcPaceStrip', 'Bar', ({ theme }) => ({
  position: 'relative',
  width: 'min(6px, 60%)',
  background: theme.vars.palette.accent,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
}));

/** Below the bar, where the question was not right. */
const Foot = part(Mark, 'CcPaceStrip', 'Foot', ({ theme }) => ({
  position: 'absolute',
  top: '100%',
  width: 'min(10px, 90%)',
  height: 10,
  marginTop: theme.spacing(0.75),
}));

const Tick = part('span', 'CcPaceStrip', 'Tick', ({ theme }) => ({
  position: 'absolute',
  top: '100%',
  marginTop: theme.spacing(2.5),
  whiteSpace: 'nowrap',
}));

const Legend = part('div', 'CcPaceStrip', 'Legend', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  paddingTop: theme.spacing(3),
}));

const Kind = part('span', 'CcPaceStrip', 'Kind', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
}));

const KindMark = part(Mark, 'CcPaceStrip', 'KindMark', { width: 10, height: 10 });

interface PaceStripProps {
  /** All questions, in the order of the quiz. */
  questions: readonly TimedQuestion[];
  /** Seconds that the official exam gives for a question: a dashed line. */
  official?: number | undefined;
  /** The average, in seconds, which decides the scale where the official pace is unknown. */
  average: number;
}

/** A bar for each question, as high as it took, with a mark below those that were not right. */
export function PaceStrip({ questions, official, average }: PaceStripProps) {
  const top = topOf(questions, official ?? average);
  const heightOf = (seconds: number) => `${Math.min(1, seconds / top) * 100}%`;
  const { length } = questions;
  const numbered = new Set([1, length > 4 ? Math.round(length / 2) : 1, length]);
  return (
    <Root aria-hidden>
      <Plot>
        {[0, ...scaleOf(top)].map((seconds) => (
          <Line key={seconds} style={{ bottom: heightOf(seconds) }}>
            <Time>{clockText(seconds)}</Time>
          </Line>
        ))}
        {questions.map(({ outcome, seconds }, index) => (
          <Column key={index}>
            <Bar style={{ height: heightOf(seconds) }} />
            {outcome !== 'right' && <Foot data-outcome={outcome} />}
            {numbered.has(index + 1) && <Tick>{index + 1}</Tick>}
          </Column>
        ))}
        {official !== undefined && official <= top && (
          <Line data-official style={{ bottom: heightOf(official) }}>
            <Time data-official>{clockText(official)}</Time>
          </Line>
        )}
      </Plot>
      <Legend>
        {outcomes.map(
          (kind) =>
            kind !== 'right' &&
            questions.some(({ outcome }) => outcome === kind) && (
              <Kind key={kind}>
                <KindMark data-outcome={kind} />
                {outcomeWords[kind]}
              </Kind>
            ),
        )}
      </Legend>
    </Root>
  );
}
