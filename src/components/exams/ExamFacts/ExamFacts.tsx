import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Root = styled(Typography, { name: 'CcExamFacts', slot: 'Root' })(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

export interface ExamFactsProps {
  /** How many questions a buyer gets. */
  questionCount: number;
  /** Time that the official exam gives. */
  minutes: number;
  /** Share of right answers that passes the official exam, in percent. */
  passMark: number;
  className?: string;
}

/** What one gets and what to expect: the number of questions, and the official exam's time and pass mark. */
export const ExamFacts = ({ questionCount, minutes, passMark, className }: ExamFactsProps) => (
  <Root variant="label" className={className}>
    {questionCount} {questionCount === 1 ? 'question' : 'questions'}. Official exam: {minutes} minutes, {passMark}% to
    pass.
  </Root>
);
