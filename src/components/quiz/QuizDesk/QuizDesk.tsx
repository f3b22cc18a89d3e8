import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcQuizDesk', 'Root', ({ theme }) => ({
  ...theme.mixins.column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 330px',
  gap: theme.spacing(2, 7),
  alignItems: 'start',
  paddingBlock: theme.spacing(2, 4),
  // Even lines would slow the paint of the next question.
  textWrap: 'wrap',
  '&[data-aside="false"]': { maxWidth: 840 + 64, gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(1) },
}));

const Main = part('div', 'CcQuizDesk', 'Main', ({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  // The row of buttons stays at one place of the window, whatever the question: a second press does not miss it.
  minHeight: 'calc(var(--window-height, 100dvh) - 60px - 16px)',
  [theme.breakpoints.down('sm')]: { minHeight: 'calc(var(--window-height, 100dvh) - 52px - 8px)' },
}));

/** Where it has no room, the ExamSheet shows the same. */
const Aside = part('div', 'CcQuizDesk', 'Aside', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  // Beside a long explanation it stays in sight. Its padding has room for the rings of its cells.
  position: 'sticky',
  top: 68,
  maxHeight: 'calc(100dvh - 76px)',
  margin: -8,
  padding: 8,
  overflowY: 'auto',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Below = part('div', 'CcQuizDesk', 'Below', ({ theme }) => ({
  display: 'grid',
  gridColumn: 1,
  gap: theme.spacing(2),
}));

export interface QuizDeskProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The question, and at the end the QuizControls. */
  children: ReactNode;
  /** What needs no room in the window: the keys, and the way to give feedback. */
  below?: ReactNode;
  /** In an exam and in a review: the map of questions. */
  aside?: ReactNode;
}

/**
 * Lays out a quiz below its head: the question and, in an exam or a review, all questions beside it.
 *
 * @when Around the question of a running quiz.
 * @whenNot The pages before and after a quiz: PageSection, `width` quiz.
 * @do Offer what is in `aside` in a narrow window too, where it is hidden: in an ExamSheet or the QuizHeading.
 * @keyboard Only what is put into it takes the focus: the question, `aside`, `below`. Narrow windows skip `aside`.
 * @screenReader The question comes first, then the map beside it, then what is below.
 * @status new
 */
export function QuizDesk({ children, below, aside, ...rest }: QuizDeskProps) {
  return (
    <Root data-aside={Boolean(aside)} {...rest}>
      <Main>{children}</Main>
      {aside && <Aside>{aside}</Aside>}
      <Below>{below}</Below>
    </Root>
  );
}
