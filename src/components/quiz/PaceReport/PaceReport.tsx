import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { clockText } from '../../../../domain/exam/clock.ts';
import type { ElementProps } from '../../../theme/part.ts';
import { Disclosure } from '../../base/Disclosure/Disclosure.tsx';
import { outcomeWords } from '../SectionResults/outcomeLook.ts';
import type { TimedQuestion } from './scale.ts';
import { PaceStrip } from './PaceStrip.tsx';

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
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={id} {...rest}>
      <Typography variant="h2" id={id}>
        Your pace
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
        {text}
      </Typography>
      <PaceStrip questions={questions} official={official} average={average} />
      <Disclosure
        title="All times"
        level={3}
        sx={{ marginTop: 3 }}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Question</TableCell>
                <TableCell>Answer</TableCell>
                <TableCell>Time</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {questions.map(({ outcome, seconds }, index) => (
                <TableRow key={index}>
                  <TableCell>{index + 1}</TableCell>
                  <TableCell>{outcomeWords[outcome]}</TableCell>
                  <TableCell>{seconds === 0 && outcome === 'unanswered' ? 'Not seen' : clockText(seconds)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Disclosure>
    </section>
  );
}
