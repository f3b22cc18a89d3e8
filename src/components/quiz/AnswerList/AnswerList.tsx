import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { part } from '../../../theme/part.ts';
import { useIsWide } from '../../../theme/useIsWide.ts';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';
import { AnswerFilters } from '../AnswerFilters/AnswerFilters.tsx';
import { AskRow } from './AskRow.tsx';
import { type AnswerFilter, filtersOf, isAnswered, type ListedQuestion } from './listed.tsx';

const Rows = part('ol', 'CcAnswerList', 'Rows', ({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export interface AnswerListProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** What the questions have in common. @default 'Your answers' */
  title?: string;
  /** What can be done with all of them, beside the title. */
  tools?: ReactNode;
  /** Each: `index`, `question`, `flagged`, `section`, `difficulty`, `outcome`, `picked`, `correct`, or ExamReview’s. */
  questions: readonly ListedQuestion[];
  /** Leads to a question, among those that the filter leaves. Keep it stable. */
  onGoTo: (index: number, filter?: AnswerFilter) => void;
}

/** So few are not hidden. */
const FEW = 3;

/**
 * Questions with their text, each a link. Those of a finished quiz have filters and begin with what was missed.
 *
 * @when In the results of a quiz, and in ExamReview: the unanswered questions and the flagged ones.
 * @whenNot Questions by number alone: QuestionNavigator.
 * @whenNot Missed, bookmarked, or noted questions from all quizzes: MarkedQuestions.
 * @dont Sort the questions by outcome: they keep the order of the quiz, and its filters do the rest.
 * @keyboard Enter, Space: on a row, lead to its question; on Show more, move the focus to the first row that comes.
 * @screenReader A region named by its heading of level 2. The filters are a group "Which answers".
 * @screenReader Each row is a button with all that it shows. When more are shown, the first of them takes the focus.
 * @status new
 */
export function AnswerList({ title = 'Your answers', tools, questions, onGoTo, ...rest }: AnswerListProps) {
  const id = useId();
  const offered = filtersOf(questions.filter(isAnswered));
  const [chosen, setChosen] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const isWide = useIsWide('sm');
  const first = isWide ? 15 : 5;
  const shown =
    offered.find(({ key }) => key === chosen) ?? offered.find(({ key }) => key === 'notRight') ?? offered[0];
  const meant = shown?.meant ?? questions;
  const more = isWhole || meant.length <= first + FEW ? 0 : meant.length - first;
  const firstNew = useRef<HTMLButtonElement>(null);
  // The button may be gone, so the focus goes to what it has shown.
  useEffect(() => {
    if (isWhole) firstNew.current?.focus();
  }, [isWhole]);
  return (
    <section aria-labelledby={id} {...rest}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', marginBottom: shown ? 0 : 2 }}>
        <Typography variant={shown ? 'h2' : 'title'} component="h2" id={id}>
          {title}
        </Typography>
        {tools}
      </Stack>
      {shown && (
        <AnswerFilters
          variant={isWide ? 'row' : 'list'}
          offered={offered}
          chosen={shown.key}
          onChoose={(key) => {
            setChosen(key);
            setWhole(false);
          }}
          sx={{ marginBlock: 2.5 }}
        />
      )}
      <Rows role="list">
        {meant.slice(0, more > 0 ? first : undefined).map((question, at) => (
          <li key={question.index}>
            <AskRow
              question={question}
              ref={at === first ? firstNew : null}
              onClick={() => onGoTo(question.index, shown?.key)}
            />
          </li>
        ))}
      </Rows>
      {more > 0 && (
        <Button
          variant="text"
          sx={{ marginTop: 1, marginInlineStart: -1.5, color: 'primary.main' }}
          endIcon={<ChevronDownIcon />}
          onClick={() => setWhole(true)}
        >
          Show {more} more
        </Button>
      )}
    </section>
  );
}
