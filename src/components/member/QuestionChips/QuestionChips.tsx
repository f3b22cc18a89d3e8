import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';

const Root = part(Stack, 'CcQuestionChips', 'Root', ({ theme }) => ({ flexFlow: 'row wrap', gap: theme.spacing(1) }));

const Chip = part(Button, 'CcQuestionChips', 'Chip', ({ theme }) => ({
  '& .MuiSvgIcon-root': { color: theme.vars.palette.primary.main },
}));

const Count = part('span', 'CcQuestionChips', 'Count', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

export interface QuestionChipsProps extends Omit<StackProps, 'children'> {
  /** Kinds of questions, and where each is listed. */
  kinds: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly icon: ReactNode;
  }[];
}

/**
 * Ways to a learner's questions: what was missed, bookmarked or noted, and how many each are.
 *
 * @when On the home page: the ways to the kinds of questions that a learner has collected.
 * @whenNot On the page of these questions, where they are narrowed down: QuestionFilter.
 * @whenNot Next steps of a block: Actions.
 * @do Put it below a heading that says whose questions they are.
 * @screenReader Each kind is a link with its label and its number as the name. The icon is skipped.
 * @status new
 */
export function QuestionChips({ kinds, ...rest }: QuestionChipsProps) {
  return (
    <Root {...rest}>
      {kinds.map(({ label, count, href, icon }) => (
        <Chip key={label} variant="outlined" size="small" href={href} startIcon={icon}>
          {label} <Count>{count}</Count>
        </Chip>
      ))}
    </Root>
  );
}
