import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcExamDesk', 'Root', ({ theme }) => ({
  ...theme.mixins.column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 330px',
  gap: theme.spacing(7),
  alignItems: 'start',
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { paddingBlock: theme.spacing(2.5, 0) },
}));

const Main = part('div', 'CcExamDesk', 'Main', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

/** Where it has no room, the ExamSheet shows the same. */
const Aside = part('div', 'CcExamDesk', 'Aside', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export interface ExamDeskProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The question, what leads on from it, and the keys, below each other. */
  children: ReactNode;
  /** The map of questions with its legend. */
  aside: ReactNode;
}

/**
 * How a running exam is laid out below its head: the question, and beside it all questions.
 *
 * @when The layout of a running exam below its QuizHeading.
 * @whenNot Practice: its parts stand in one column of PageSection.
 * @screenReader It says nothing itself: the question is read first, then the map.
 * @status new
 */
export function ExamDesk({ children, aside, ...rest }: ExamDeskProps) {
  return (
    <Root {...rest}>
      <Main>{children}</Main>
      <Aside>{aside}</Aside>
    </Root>
  );
}
