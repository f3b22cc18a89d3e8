import { counted } from '../../../../domain/numberWord.ts';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

const Root = part(Typography, 'CcExamFacts', 'Root', ({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

export interface ExamFactsProps extends Omit<TypographyProps, 'children'> {
  /** How many questions a buyer gets. */
  questionCount?: number | undefined;
  /** Time that the official exam gives. */
  minutes?: number | undefined;
  /** Questions of the official exam that count. */
  scoredQuestions?: number | undefined;
  /** Questions of the official exam that do not. */
  unscoredQuestions?: number | undefined;
  /** Share of right answers that passes the official exam, in percent. */
  passMark?: number | undefined;
}

/**
 * What one gets and what to expect: the number of questions, and the official exam's own number, time and pass mark.
 * What is unknown is left out.
 *
 * @when Below an exam's description, on a card or in the cart.
 * @whenNot What the exam covers, section by section: ExamContents.
 * @whenNot The price: PriceTag.
 * @screenReader One or two sentences of text.
 * @status stable
 */
export function ExamFacts({
  questionCount,
  minutes,
  scoredQuestions = 0,
  unscoredQuestions = 0,
  passMark,
  ...rest
}: ExamFactsProps) {
  const count = questionCount !== undefined && `${counted(questionCount, 'question')}.`;
  const official = [
    scoredQuestions > 0 &&
      `${scoredQuestions} questions${unscoredQuestions > 0 ? ` and ${unscoredQuestions} that do not count` : ''}`,
    minutes !== undefined && `${minutes} minutes`,
    passMark !== undefined && `${passMark}% to pass`,
  ];
  const known = official.filter(Boolean).join(', ');
  const sentences = [count, known && `Official exam: ${known}.`].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Root variant="label" {...rest}>
      {sentences.join(' ')}
    </Root>
  );
}
