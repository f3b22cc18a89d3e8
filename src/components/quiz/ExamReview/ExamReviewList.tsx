import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { clockText } from '../../../../domain/exam/clock.ts';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { IncompleteIcon, UnansweredIcon } from '../../base/icons/examIcons.tsx';
import { AskRow, type AskState } from '../AskRow/AskRow.tsx';

const Root = part('section', 'CcExamReviewList', 'Root', {});

const Title = part(Typography, 'CcExamReviewList', 'Title', ({ theme }) => ({ marginBottom: theme.spacing(2) }));

const Rows = part('ol', 'CcExamReviewList', 'Rows', ({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** A question of an exam, as its review lists it. */
export interface ReviewedQuestion extends ExamMark {
  /** Its position, from 0. */
  readonly index: number;
  /** What it asks, in a sentence. */
  readonly question: string;
  /** Section of the exam guide. */
  readonly section: string;
  /** How many answers it takes. */
  readonly choose: number;
  /** The letters of the picked answers. */
  readonly picked: readonly string[];
  /** For how many seconds it was on show. */
  readonly seconds: number;
}

export interface ExamReviewListProps extends Omit<ElementProps<'section'>, 'children' | 'title'> {
  /** What the questions have in common. */
  title: string;
  /** The questions in their order, at least one. */
  questions: readonly ReviewedQuestion[];
  /** Leads to a question. */
  onGoTo: (index: number) => void;
}

const factOf = ({ picked, seconds }: ReviewedQuestion) =>
  picked.length > 0 ? `Picked ${picked.join(', ')}` : `Seen for ${clockText(seconds)}`;

function stateOf({ status, picked, choose }: ReviewedQuestion): AskState | undefined {
  if (status === 'answered') return undefined;
  return status === 'unanswered'
    ? { icon: <UnansweredIcon fontSize="inherit" />, label: 'Unanswered' }
    : { icon: <IncompleteIcon fontSize="inherit" />, label: `${picked.length} of ${choose} chosen` };
}

/**
 * Questions of an exam that want another look before it is handed in: each leads to itself.
 *
 * @when Inside ExamReview: the open questions, and the flagged ones.
 * @whenNot All questions: ExamMap.
 * @keyboard Tab: moves from question to question.
 * @keyboard Enter, Space: goes to it.
 * @screenReader A region with the title as its name; each row is one button that says the number, how it stands, the
 *   question and its section.
 * @status new
 */
export function ExamReviewList({ title, questions, onGoTo, ...rest }: ExamReviewListProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Title variant="title" component="h2" id={id}>
        {title}
      </Title>
      <Rows role="list">
        {questions.map((question) => (
          <li key={question.index}>
            <AskRow
              index={question.index}
              question={question.question}
              section={question.section}
              state={stateOf(question)}
              flagged={question.flagged}
              fact={factOf(question)}
              onClick={() => onGoTo(question.index)}
            />
          </li>
        ))}
      </Rows>
    </Root>
  );
}
