import Stack, { type StackProps } from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { Filter } from '../../quiz/AnswerFilters/AnswerFilters.tsx';

const Fields = part('div', 'CcQuestionFilter', 'Fields', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: theme.spacing(2),
}));

export interface QuestionFilterProps extends StackProps {
  /** What can be listed, each with its number and its address. */
  kinds: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly selected: boolean;
  }[];
  /** SelectFields that narrow it further, and a SearchField. */
  children: ReactNode;
}

/**
 * Chooses which of their questions a learner sees: by kind, and by what its fields say, such as the exam.
 *
 * @when Above MarkedQuestions.
 * @whenNot Which questions a practice asks: ChoiceGroup, SectionTree.
 * @do Put a StateBlock below it where nothing is found.
 * @screenReader A navigation "Kind of questions", whose current link is marked; then the fields.
 * @status new
 */
export const QuestionFilter = ({ kinds, children, ...rest }: QuestionFilterProps) => (
  <Stack spacing={3} {...rest}>
    <Stack component="nav" aria-label="Kind of questions" sx={{ flexFlow: 'row wrap', gap: 1 }}>
      {kinds.map(({ label, count, href, selected }) => (
        <Filter key={href} href={href} variant="outlined" size="small" aria-current={selected ? 'page' : undefined}>
          {label} {count}
        </Filter>
      ))}
    </Stack>
    <Fields>{children}</Fields>
  </Stack>
);
