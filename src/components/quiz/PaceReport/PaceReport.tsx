import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { clockText } from '../../../../domain/exam/clock.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { outcomeWords } from '../SectionResults/outcomeLook.ts';
import type { TimedQuestion } from './scale.ts';
import { PaceStrip } from './PaceStrip.tsx';

const Lead = part(Typography, 'CcPaceReport', 'Lead', ({ theme }) => ({
  margin: theme.spacing(1, 0, 3),
  color: theme.vars.palette.text.secondary,
}));

const Times = part('details', 'CcPaceReport', 'Times', ({ theme }) => theme.typography.body2);

const Toggle = part('summary', 'CcPaceReport', 'Toggle', ({ theme }) => ({
  width: 'fit-content',
  padding: theme.spacing(1.25, 0),
  borderRadius: theme.radius.small,
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
}));

const Cell = part(TableCell, 'CcPaceReport', 'Cell', ({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.75, 2, 0.75, 0),
  borderColor: theme.vars.palette.divider,
  fontVariantNumeric: 'tabular-nums',
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
 * How fast a quiz was answered, beside the official exam's pace: a bar for each question, and a table of all times.
 *
 * @when In the results of a timed quiz.
 * @whenNot The time that is left while an exam runs: ExamClock.
 * @screenReader A region "Your pace": a sentence or two, and the table. The bars are skipped, as the table says the same.
 * @status new
 */
export function PaceReport({ questions, average, official, text, ...rest }: PaceReportProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest}>
      <Typography variant="h2" id={id}>
        Your pace
      </Typography>
      <Lead>{text}</Lead>
      <PaceStrip questions={questions} official={official} average={average} />
      <PaceTable questions={questions} />
    </section>
  );
}

/** The time of every question in a table that unfolds: what PaceStrip draws, to be read. It is rendered when it opens. */
function PaceTable({ questions }: Pick<PaceReportProps, 'questions'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Times onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Toggle>All times</Toggle>
      {isOpen && (
        <Table>
          <TableHead>
            <TableRow>
              <Cell>Question</Cell>
              <Cell>Answer</Cell>
              <Cell>Time</Cell>
            </TableRow>
          </TableHead>
          <TableBody>
            {questions.map(({ outcome, seconds }, index) => (
              <TableRow key={index}>
                <Cell>{index + 1}</Cell>
                <Cell>{outcomeWords[outcome]}</Cell>
                <Cell>{seconds === 0 && outcome === 'unanswered' ? 'Not seen' : clockText(seconds)}</Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Times>
  );
}
