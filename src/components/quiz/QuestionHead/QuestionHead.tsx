import { capitalize } from '@mui/material/utils';
import { memo, type ReactNode, type Ref } from 'react';
import { withoutHowMany } from '../../../../domain/exam/ask.ts';
import { splitAsk } from '../../../../domain/exam/splitAsk.ts';
import { clockText } from '../../../../domain/exam/clock.ts';
import { part } from '../../../theme/part.ts';
import { RichText } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { QuestionTool } from './QuestionTool.tsx';

const narrow = '@media (max-width: 39.9em)';

const Root = part('div', 'CcQuestionHead', 'Root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 44,
  marginBottom: theme.spacing(0.5),
  '& > .MuiButton-root': { paddingInline: 10 },
  // The words of the last tool end with the text below.
  marginInlineEnd: -10,
  // There is room for all beside each other with their words below the icons; in em, so that larger text counts.
  [narrow]: {
    justifyContent: 'space-between',
    marginInlineEnd: 0,
    '& > .MuiButton-root': {
      flexDirection: 'column',
      gap: 2,
      minWidth: 48,
      minHeight: 52,
      padding: '0 2px',
      fontSize: '0.8125rem',
      // The others share its room.
      '&[aria-disabled="true"]:not(:focus-visible)': { display: 'none' },
    },
  },
}));

const About = part('div', 'CcQuestionHead', 'About', ({ theme }) => ({
  ...theme.typography.label,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: '0 1em',
  minWidth: '8rem',
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
  // Four tools leave no room beside them, on a phone three.
  [theme.breakpoints.down('md')]: { '&:nth-last-child(n + 5)': { flexBasis: '100%' } },
  [narrow]: { '&:nth-last-child(n + 4)': { flexBasis: '100%' } },
}));

/** With a dot before it, which is cut off where it would begin a line. */
const Fact = part('span', 'CcQuestionHead', 'Fact', {
  position: 'relative',
  '&::before': { content: '"·"', position: 'absolute', insetInlineStart: '-0.65em' },
});

const Question = part('div', 'CcQuestionHead', 'Question', ({ theme }) => ({
  marginBottom: theme.spacing(1),
  ...theme.typography.question,
  // Below the head of a quiz, which sticks to the window, with the row above the question.
  scrollMarginTop: 128,
}));

/** What is asked, apart from the situation. */
const Ask = part('div', 'CcQuestionHead', 'Ask', ({ theme }) => ({ marginTop: theme.spacing(1) }));

export interface QuestionHeadProps {
  /** Text of the question; code between backticks or fences. */
  question: string;
  /** Where the learner is, such as "Question 2 of 10": a screen reader says it with the question. */
  position?: string | undefined;
  /** Section of the exam guide. */
  category?: string | undefined;
  /** As the question's author set it. */
  difficulty?: 'easy' | 'medium' | 'hard' | undefined;
  /** In a review: for how long it was on show. */
  seconds?: number | undefined;
  /** Whether each answer has a button that strikes it out. @default false */
  striking?: boolean;
  /** Shows the buttons that strike out, or hides them. Without it the answers can't be struck out. Keep it stable. */
  onStriking?: VoidFunction | undefined;
  /** Whether it is too late to strike out: the button is hidden, and nothing moves. @default false */
  locked?: boolean;
  /** Whether the question is flagged. @default false */
  flagged?: boolean | undefined;
  /** Flags it, or takes the flag away. Without it there are no flags. Keep it stable. */
  onFlag?: VoidFunction | undefined;
  /** Further QuestionTools, which may open a row of their own. Memoize them. */
  tools?: ReactNode;
  /** The question's heading, which takes the focus when the question changes. */
  headingRef?: Ref<HTMLDivElement> | undefined;
  /** Id of the line that says how the question stood when it appeared; it describes the heading. */
  describedBy?: string | undefined;
}

/**
 * A question with the row above it: what it is about, and all that a learner can do with it. A pick does not render it.
 *
 * @when Above the answers of a QuestionCard, which renders it.
 * @whenNot Tools of a question in a list: MarkedQuestion has its own.
 * @dont Make `tools` or handlers anew with each render: every pick would render the question as well.
 * @keyboard Tab: reaches Strike out, Flag, then `tools`; it skips the question, which only `headingRef` focuses.
 * @screenReader A group "This question" of tools, then a heading of level 2, focused when the question changes.
 * @status new
 */
export const QuestionHead = memo(function QuestionHead({
  question,
  position,
  category,
  difficulty,
  seconds,
  flagged = false,
  onFlag,
  striking = false,
  onStriking,
  locked = false,
  tools,
  headingRef,
  describedBy,
}: QuestionHeadProps) {
  const [scenario, ask] = splitAsk(withoutHowMany(question));
  // One fact, so that it is not broken.
  const taken = [flagged && !onFlag && 'Flagged', seconds !== undefined && `You took ${clockText(seconds)}`];
  const about = [category, difficulty && capitalize(difficulty), taken.filter(Boolean).join(' · ')];
  return (
    <>
      <Root role="group" aria-label="This question">
        <About>{about.map((fact, place) => fact && <Fact key={place}>{fact}</Fact>)}</About>
        {/* The first, so that it leaves no gap. */}
        {onStriking && (
          <QuestionTool tool="strike" on={striking} aria-disabled={locked} onClick={locked ? undefined : onStriking} />
        )}
        {onFlag && <QuestionTool tool="flag" on={flagged} onClick={onFlag} />}
        {tools}
      </Root>
      {/* Not an h2: a question may contain a block of code, which a heading element may not. Each question has one of its
          own: one that only changes its words would keep the focus, unheard. */}
      <Question
        key={question}
        role="heading"
        aria-level={2}
        tabIndex={-1}
        ref={headingRef}
        aria-describedby={describedBy}
      >
        {position !== undefined && <VisuallyHidden>{position}: </VisuallyHidden>}
        <RichText text={scenario} />{' '}
        <Ask>
          <RichText text={ask} />
        </Ask>
      </Question>
    </>
  );
});
