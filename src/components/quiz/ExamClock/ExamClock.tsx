import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { clockText, lastMark, timeInWords } from '../../../../domain/exam/clock.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { HideIcon } from '../../base/icons/examIcons.tsx';
import { formatTime } from '../../base/LocalDate/formatDate.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Root = part('div', 'CcExamClock', 'Root', ({ theme }) => {
  const near = (color: 'warning' | 'error') => ({
    paddingLeft: theme.spacing(1.5),
    border: `1.5px solid ${theme.vars.palette[color].main}`,
    borderRadius: theme.radius.pill,
    background: theme.vars.palette[color].soft,
    color: theme.vars.palette[color].main,
  });
  return {
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    '&[data-near="15"]': near('warning'),
    '&[data-near="5"], &[data-near="1"]': near('error'),
  };
});

const Announcement = part('span', 'CcExamClock', 'Announcement', ({ theme }) => ({
  ...theme.typography.label,
  '&[data-visible="false"]': theme.mixins.visuallyHidden,
}));

export interface ExamClockProps extends Omit<ElementProps<'div'>, 'children' | 'hidden'> {
  /** Until the exam is submitted. */
  secondsLeft: number;
  /** When that is, in epoch milliseconds. */
  deadline: number;
  /** Whether the learner has hidden it: then only announcements are shown. @default false */
  hidden?: boolean;
  /** Called when the learner hides it, or shows it again. */
  onHiddenChange: (hidden: boolean) => void;
  /** What has to be said now, such as "5 minutes left". Take it away after a while: it is shown where the clock is hidden. */
  announcement?: string | undefined;
}

/**
 * The time left in an exam. Even when hidden, it appears and announces when 15, 5, and 1 minutes are left.
 *
 * @when In the QuizHeading of a running exam.
 * @whenNot The days until the official exam: ExamCountdown.
 * @keyboard Enter, Space: on its one button, hide the clock or show it; the focus stays.
 * @screenReader A timer, read when it is asked for. Only `announcement` speaks by itself, even while hidden.
 * @status new
 */
export function ExamClock({
  secondsLeft,
  deadline,
  hidden = false,
  onHiddenChange,
  announcement,
  ...rest
}: ExamClockProps) {
  const ends = `Ends at ${formatTime(deadline)}`;
  return (
    // One that is hidden shows where it is near its end, and for a while how near.
    <Root data-near={lastMark(secondsLeft)} {...rest}>
      {!hidden && (
        // A timer is read when it is asked for, and not at each second.
        <span role="timer" title={ends}>
          <Typography variant="title" component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {clockText(secondsLeft)}
          </Typography>
          <Typography variant="caption" aria-hidden sx={{ marginLeft: 1, display: { xs: 'none', sm: 'inline' } }}>
            left
          </Typography>
          <VisuallyHidden>{timeInWords(secondsLeft)} left</VisuallyHidden>
        </span>
      )}
      <Announcement role="status" data-visible={hidden}>
        {announcement}
      </Announcement>
      {/* One button with two words, so that it keeps the focus. */}
      <Button
        variant="text"
        size="small"
        sx={{ minWidth: 44, paddingInline: 1 }}
        {...(!hidden && { title: 'Hide the clock', 'aria-label': 'Hide the clock' })}
        onClick={() => onHiddenChange(!hidden)}
      >
        {hidden ? 'Show the clock' : <HideIcon />}
      </Button>
    </Root>
  );
}
