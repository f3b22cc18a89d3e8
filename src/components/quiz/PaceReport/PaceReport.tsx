import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { clockText } from '../../../../domain/exam/clock.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { scaleOf, type TimedQuestion, topOf } from './scale.ts';

/** A bar for each question, as high as it took, with a dot below those that were missed. */
const Strip = part('div', 'CcPaceReport', 'Strip', ({ theme }) => ({
  ...theme.typography.caption,
  // For the times of the scale, and the official pace at the end of its line.
  paddingInline: '3rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Plot = part('div', 'CcPaceReport', 'Plot', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  height: 128,
  marginBlock: theme.spacing(3, 5),
}));

const Line = part('span', 'CcPaceReport', 'Line', ({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-official]': { borderTop: `2px dashed ${theme.vars.palette.text.primary}` },
}));

const Time = part('span', 'CcPaceReport', 'Time', ({ theme }) => ({
  position: 'absolute',
  insetInlineStart: '-3rem',
  transform: 'translateY(-50%)',
  '&[data-official]': {
    ...theme.typography.mark,
    insetInlineStart: '100%',
    marginInlineStart: theme.spacing(1),
    color: theme.vars.palette.text.primary,
  },
}));

const Column = part('span', 'CcPaceReport', 'Column', {
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
});

const Bar = part('span', 'CcPaceReport', 'Bar', ({ theme }) => ({
  position: 'relative',
  // In whole pixels, so that sixty on a phone look alike.
  width: ['min(20px, 60%)', 'round(min(20px, 60%), 1px)'],
  background: theme.vars.palette.accent,
  '&[data-missed="true"]': { background: theme.vars.palette.error.main },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
}));

/** Below the bar, where the question was missed. */
const Dot = part('span', 'CcPaceReport', 'Dot', ({ theme }) => ({
  position: 'absolute',
  top: '100%',
  width: 'min(8px, 75%)',
  aspectRatio: 1,
  marginTop: theme.spacing(0.75),
  borderRadius: '50%',
  background: theme.vars.palette.error.main,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
}));

const Tick = part('span', 'CcPaceReport', 'Tick', ({ theme }) => ({
  position: 'absolute',
  top: '100%',
  marginTop: theme.spacing(2.5),
  whiteSpace: 'nowrap',
}));

export interface PaceReportProps extends Omit<ElementProps<'section'>, 'children'> {
  /** All questions, in the order of the quiz. Each: `outcome` and `seconds`. */
  questions: readonly TimedQuestion[];
  /** Seconds for a question on average: they decide the scale where the official pace is unknown. */
  average: number;
  /** Seconds that the official exam gives for a question, where they are known. */
  official?: number | undefined;
  /** What that means, in a sentence. */
  text: string;
}

/**
 * How fast a quiz was answered, against the pace of the official exam: a bar for each question,
 * from left to right in every language.
 *
 * @when In the results of a timed quiz.
 * @whenNot The time left in a running exam: ExamClock.
 * @dont Show it where no times were kept: every bar would be flat.
 * @screenReader A region "Your pace": a sentence or two. The bars are skipped, as the AnswerList says each time.
 * @status new
 */
export function PaceReport({ questions, average, official, text, ...rest }: PaceReportProps) {
  const id = useId();
  const top = topOf(questions, official ?? average);
  const heightOf = (seconds: number) => `${Math.min(1, seconds / top) * 100}%`;
  const step = [1, 5, 10, 50].find((each) => questions.length / each <= 10) ?? 100;
  const isPaced = official !== undefined && official <= top;
  return (
    <section aria-labelledby={id} {...rest}>
      <Typography variant="h2" id={id}>
        Your pace
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
        {text} A red bar with a dot is a question you missed.
      </Typography>
      <Strip aria-hidden>
        <Plot dir="ltr">
          {[0, ...scaleOf(top)].map((seconds) => (
            <Line key={seconds} style={{ bottom: heightOf(seconds) }}>
              <Time>{clockText(seconds)}</Time>
            </Line>
          ))}
          {questions.map(({ outcome, seconds }, index) => (
            <Column key={index}>
              <Bar data-missed={outcome !== 'right'} style={{ height: heightOf(seconds) }} />
              {outcome !== 'right' && <Dot />}
              {(index === 0 || (index + 1) % step === 0) && <Tick>{index + 1}</Tick>}
            </Column>
          ))}
          {isPaced && (
            <Line data-official style={{ bottom: heightOf(official) }}>
              <Time data-official>{clockText(official)}</Time>
            </Line>
          )}
        </Plot>
      </Strip>
    </section>
  );
}
