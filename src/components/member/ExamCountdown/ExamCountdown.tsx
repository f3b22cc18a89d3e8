import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = part(Card, 'CcExamCountdown', 'Root', ({ theme }) => ({
  padding: theme.spacing(3.5),
  // A little lighter than the night around it.
  background: `color-mix(in srgb, ${theme.vars.palette.contour.night} 45%, ${theme.vars.palette.night.main})`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Head = part('div', 'CcExamCountdown', 'Head', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  minHeight: '5.5rem',
}));

const Days = part('span', 'CcExamCountdown', 'Days', ({ theme }) => ({
  ...theme.typography.figure,
  fontVariantNumeric: 'tabular-nums',
}));

const Text = part(Typography, 'CcExamCountdown', 'Text', ({ theme }) => ({
  marginTop: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
}));

const Foot = part('div', 'CcExamCountdown', 'Foot', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginTop: theme.spacing(2),
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.edge}`,
}));

const Change = part(Button, 'CcExamCountdown', 'Change', ({ theme }) => ({
  '&[data-quiet="true"]': { marginInline: theme.spacing(-1.5) },
}));

/** An official exam whose day is known. */
interface DatedExam {
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** From today until then; 0 on the day itself, less afterwards. */
  readonly days: number;
}

export interface ExamCountdownProps extends Omit<CardProps, 'children' | 'onChange'> {
  /** The exam that comes next, or the last one; undefined where no date is set. Fields: `name`, `date`, and the `days` left. */
  exam: DatedExam | undefined;
  /** How ready one is for it, in a few words. */
  note?: string | undefined;
  /** Someone wants to set, change or remove the date. */
  onChange: () => void;
}

/**
 * How many days are left until the official exam. It stands on night.
 *
 * @when Beside a CarryOnPanel: the day of the learner's official exam, or the invitation to set it.
 * @whenNot The time that is left in an exam simulation: ExamClock.
 * @whenNot On a light ground: its colors are those of the night.
 * @screenReader A region "Your exam date" with a heading of level 2, before it the number of days; the button says that
 *   it opens a dialog.
 * @status new
 */
export function ExamCountdown({ exam, note, onChange, ...rest }: ExamCountdownProps) {
  const isComing = exam !== undefined && exam.days > 0;
  return (
    <Root variant="night" component="section" aria-label="Your exam date" {...rest}>
      <Head>
        {isComing && <Days>{exam.days}</Days>}
        <div>
          <Typography variant="h3" component="h2">
            {/* Read together with the number before it. */}
            {titleOf(exam)}
          </Typography>
          <Text variant="body2">
            {exam ? (
              <>
                {exam.name}
                <br />
                <LocalDate date={exam.date} form="weekday" />
              </>
            ) : (
              'Set the date to see how many days are left.'
            )}
          </Text>
        </div>
      </Head>
      <Foot>
        {note !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
        <Change
          variant={exam ? 'text' : 'outlined'}
          size="small"
          data-quiet={exam !== undefined}
          aria-haspopup="dialog"
          onClick={onChange}
        >
          {exam === undefined ? 'Set a date' : exam.days < 0 ? 'Change or remove it' : 'Change date'}
        </Change>
      </Foot>
    </Root>
  );
}

function titleOf(exam: DatedExam | undefined): string {
  if (!exam) return 'When is your exam?';
  if (exam.days === 0) return 'Your exam is today. Good luck.';
  if (exam.days < 0) return 'Your exam date has passed';
  return exam.days === 1 ? 'day to your exam' : 'days to your exam';
}
