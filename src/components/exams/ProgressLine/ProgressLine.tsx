import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography, { type TypographyProps } from '@mui/material/Typography';

/** How far a user is with an exam. */
export interface ExamProgress {
  /** How many of its questions they have seen. */
  readonly seen: number;
  /** How many there are; undefined where that is unknown. */
  readonly of?: number | undefined;
  /** Whether those are the free ones of an exam with more. */
  readonly isFree?: boolean;
  /** The best and the last score of their attempts, in percent; undefined before the first. */
  readonly best?: number | undefined;
  readonly last?: number | undefined;
  /** Whether the last was an exam simulation. */
  readonly isSimulation?: boolean;
}

export interface ProgressLineProps extends Omit<TypographyProps<'div'>, 'children'> {
  /** Questions `seen`, `of` how many, if those are `isFree`; scores `best` and `last`, if that one `isSimulation`. */
  progress: ExamProgress;
  /** Where the last result is. Not in a card that a link covers: that one takes the press. */
  lastHref?: string | undefined;
}

/**
 * A user's progress with an exam: a bar, and below it "84 of 240 questions seen · best 78% · last score 72%".
 *
 * @when On an exam's card and above the choice of its start page.
 * @whenNot The result of each attempt: LastResults.
 * @keyboard Tab: reaches the link that `lastHref` makes of the last score; without it, nothing takes the focus.
 * @screenReader The text is read; the bar is hidden, as the text says the same.
 */
export function ProgressLine({ progress, lastHref, ...rest }: ProgressLineProps) {
  const { seen, of: total = 0, isFree = false, best, last, isSimulation } = progress;
  // An empty bar says nothing, and of the free questions a full one would look like an exam that is done.
  const hasBar = seen > 0 && (isFree ? seen < total : total > 0);
  const notStarted = isFree || total === 0 ? 'Not started yet' : `${total} questions, not started`;
  return (
    <Typography variant="inherit" component="div" {...rest}>
      {hasBar && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (seen / total) * 100)}
          sx={{ marginBottom: 0.75 }}
          aria-hidden
        />
      )}
      <bdi>
        {seen === 0 && last === undefined ? notStarted : seenText(seen, total, isFree)}
        {best !== undefined &&
          last !== undefined &&
          (lastHref === undefined ? (
            `\u00a0· ${best === last ? '' : `best\u00a0${Math.floor(best)}% ·\u00a0`}last\u00a0score\u00a0${Math.floor(last)}%`
          ) : (
            <>
              .{' '}
              <Link href={lastHref} sx={{ whiteSpace: 'nowrap' }}>
                See last {isSimulation ? 'simulation' : 'practice'} ({Math.floor(last)}%)
              </Link>
            </>
          ))}
      </bdi>
    </Typography>
  );
}

function seenText(seen: number, total: number, isFree: boolean): string {
  if (isFree) return `${seen === total ? 'All' : `${seen} of`} ${total} free questions seen`;
  return total === 0 ? `${seen} seen` : `${seen} of ${total} questions seen`;
}
