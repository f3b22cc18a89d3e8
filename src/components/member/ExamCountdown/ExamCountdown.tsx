import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = part('section', 'CcExamCountdown', 'Root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Days = part('b', 'CcExamCountdown', 'Days', ({ theme }) => ({ color: theme.vars.palette.text.primary }));

const underlined = { paddingInline: 0, textDecoration: 'underline' };

export interface ExamCountdownProps extends Omit<ElementProps<'section'>, 'children' | 'onChange'> {
  /** The next or last exam with a date. Fields: `name`, `date` (YYYY-MM-DD), `days` until then, below 0 after it. */
  exam: { readonly name: string; readonly date: string; readonly days: number } | undefined;
  /** What the invitation asks. @default 'When is your exam?' */
  question?: string | undefined;
  /** Called to set, change, or remove the date. */
  onChange: () => void;
}

/**
 * How many days are left until the official exam, in a line, or the invitation to set its date.
 *
 * @when In a Hero, below its steps.
 * @whenNot The time that is left in an exam simulation: ExamClock.
 * @do Count `days` by the learner's calendar: at 11 p.m., an exam tomorrow morning is 1 day away.
 * @keyboard Enter, Space: on its one button, call `onChange`, which opens an ExamDateDialog.
 * @screenReader A region "Your exam date"; the button says that it opens a dialog.
 * @status new
 */
export const ExamCountdown = ({ exam, question = 'When is your exam?', onChange, ...rest }: ExamCountdownProps) => (
  <Root aria-label="Your exam date" {...rest}>
    <Typography component="span" variant="inherit" sx={{ marginInlineEnd: 2 }}>
      {exam ? textOf(exam) : question}
    </Typography>
    <Button variant="text" size="small" aria-haspopup="dialog" onClick={onChange} sx={underlined}>
      {exam === undefined ? 'Set a date' : exam.days < 0 ? 'Change or remove it' : 'Change date'}
    </Button>
  </Root>
);

function textOf({ name, date, days }: NonNullable<ExamCountdownProps['exam']>): ReactNode {
  if (days === 0) return <Days>Your exam is today. Good luck.</Days>;
  if (days < 0) return `The date of your ${name} exam has passed.`;
  return (
    <>
      <Days>{days === 1 ? '1 day' : `${days} days`}</Days> until your {name} exam,{' '}
      <LocalDate date={date} form="weekday" />
    </>
  );
}
