import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { QuestionTool } from './QuestionTool.tsx';

const Root = part('div', 'CcQuestionHead', 'Root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 44,
  marginBottom: theme.spacing(0.5),
  // The words of the last tool end with the text below.
  marginInlineEnd: theme.spacing(-2.25),
  [theme.breakpoints.down('md')]: {
    marginInlineEnd: -12,
    // There is room for the icons alone; their words stay the buttons' names.
    '& > .MuiButton-root': { minWidth: 44, minHeight: 44, padding: 0, fontSize: 0 },
    '& > .MuiButton-root > .MuiButton-startIcon': { margin: 0 },
  },
}));

const About = part('div', 'CcQuestionHead', 'About', ({ theme }) => ({
  ...theme.typography.label,
  flex: 1,
  minWidth: '6rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 20,
  color: theme.vars.palette.text.secondary,
  // The dots between its facts are cut off where a line begins.
  overflow: 'clip',
  // Four icons or more leave no room beside them.
  [theme.breakpoints.down('md')]: { '&:not(:empty):has(~ button ~ button ~ button ~ button)': { flexBasis: '100%' } },
}));

export interface QuestionHeadProps extends Omit<ElementProps<'div'>, 'children' | 'about'> {
  /** What is said of the question: its section and difficulty. */
  about?: ReactNode;
  /** Whether each answer has a button that strikes it out. @default false */
  striking?: boolean;
  /** Shows these buttons, or hides them. Without it the answers can't be struck out. Keep it stable. */
  onStriking?: (() => void) | undefined;
  /** Whether the question is flagged. @default false */
  flagged?: boolean | undefined;
  /** Flags it, or takes the flag away. Without it there are no flags. Keep it stable. */
  onFlag?: (() => void) | undefined;
  /** Further QuestionTools. */
  children?: ReactNode;
}

/**
 * The row above a question: what it is about, and all that a learner can do with it.
 *
 * @when Above the question of a QuestionCard or an ExamQuestion, which render it.
 * @whenNot Tools of a question in a list: MarkedQuestion has its own.
 * @keyboard Tab: moves through the tools.
 * @screenReader A group "This question" with a button for each tool.
 * @status new
 */
export function QuestionHead({
  about,
  flagged = false,
  onFlag,
  striking = false,
  onStriking,
  children,
  ...rest
}: QuestionHeadProps) {
  return (
    <Root role="group" aria-label="This question" {...rest}>
      <About>{about}</About>
      {children}
      {onFlag && <QuestionTool tool="flag" on={flagged} onClick={onFlag} />}
      {onStriking && <QuestionTool tool="strike" on={striking} onClick={onStriking} />}
    </Root>
  );
}
