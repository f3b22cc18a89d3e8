import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { clockText } from '../../../../domain/exam/clock.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { outcomeWords } from '../SectionResults/outcomeLook.ts';
import type { TimedQuestion } from './bars.ts';

const Root = part('details', 'CcPaceTable', 'Root', ({ theme }) => theme.typography.body2);

const Toggle = part('summary', 'CcPaceTable', 'Toggle', ({ theme }) => ({
  width: 'fit-content',
  padding: theme.spacing(1.25, 0),
  borderRadius: theme.radius.small,
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
}));

const Cell = part(TableCell, 'CcPaceTable', 'Cell', ({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.75, 2, 0.75, 0),
  borderColor: theme.vars.palette.divider,
  fontVariantNumeric: 'tabular-nums',
}));

export interface PaceTableProps extends Omit<ElementProps<'details'>, 'children'> {
  /** All questions, in the order of the quiz. */
  questions: readonly TimedQuestion[];
}

/**
 * The time of every question in a table that unfolds: what PaceStrip draws, to be read. It is rendered when it opens.
 *
 * @when Inside PaceReport: every time, to be read.
 * @whenNot A way to the questions: AnswerList, which says their times too.
 * @whenNot Every attempt at an exam: LastResults.
 * @keyboard Enter, Space: unfolds it, or folds it.
 * @screenReader "All times", expanded or collapsed; then a table with heads for question, answer and time.
 * @status new
 */
export function PaceTable({ questions, onToggle, ...rest }: PaceTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root
      onToggle={(event) => {
        onToggle?.(event);
        setOpen(event.currentTarget.open);
      }}
      {...rest}
    >
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
    </Root>
  );
}
