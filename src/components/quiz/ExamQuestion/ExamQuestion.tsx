import { memo, useId, type ReactNode, type Ref } from 'react';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { RichText } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useAfterPaint } from '../../../hooks/afterPaint.ts';
import { AnswerOption } from '../AnswerOption/AnswerOption.tsx';
import { QuestionHead, type QuestionHeadProps } from '../QuestionHead/QuestionHead.tsx';

const Root = part('div', 'CcExamQuestion', 'Root', {});

const Question = part('div', 'CcExamQuestion', 'Question', ({ theme }) => ({
  maxWidth: '68ch',
  marginBottom: theme.spacing(1),
  ...theme.typography.question,
  // Below the head, which sticks to the window, with the row above the question.
  scrollMarginTop: 128,
}));

const Line = part('div', 'CcExamQuestion', 'Line', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  marginBottom: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Notice = part('span', 'CcExamQuestion', 'Notice', ({ theme }) => ({
  color: theme.vars.palette.warning.main,
  // Still rendered: a live region that appears with its text is not always spoken.
  '&:empty': { position: 'absolute' },
}));

const Answers = part('ul', 'CcExamQuestion', 'Answers', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

export interface ExamQuestionProps
  extends
    Omit<ElementProps<'div'>, 'children'>,
    Pick<QuestionHeadProps, 'flagged' | 'onFlag' | 'striking' | 'onStriking'> {
  /** Text of the question; code between backticks or fences. */
  question: string;
  /** Its number, from 1. */
  number: number;
  /** Number of questions. */
  total: number;
  /** The answers in the order in which they are shown. */
  answers: readonly { readonly id: string; readonly text: string }[];
  /** Ids of the picked answers. */
  picked: readonly string[];
  /** Ids of the answers that are struck out. */
  struck: readonly string[];
  /** How many answers it takes. */
  choose: number;
  /** Why the last pick was refused. */
  refusal?: string | undefined;
  /** Keep it stable. */
  onPick: (answerId: string) => void;
  /** Keep it stable. */
  onStrike: (answerId: string) => void;
  /** Further tools in its QuestionHead. Keep them the same while nothing of them changes. */
  tools?: ReactNode;
  /** The question's heading, which takes the focus when the question changes. */
  headingRef?: Ref<HTMLDivElement> | undefined;
}

type AskedProps = Pick<
  ExamQuestionProps,
  'question' | 'number' | 'total' | 'flagged' | 'onFlag' | 'headingRef' | 'tools' | 'striking' | 'onStriking'
>;

/** What a pick does not change, so that it is not rendered again. */
const Asked = memo(function Asked({ question, number, total, headingRef, tools, ...marks }: AskedProps) {
  return (
    <>
      <QuestionHead {...marks}>{tools}</QuestionHead>
      {/* Not an h2: a question may contain a block of code, which a heading element may not. */}
      <Question key={number} role="heading" aria-level={2} tabIndex={-1} ref={headingRef}>
        <VisuallyHidden>
          Question {number} of {total}:{' '}
        </VisuallyHidden>
        <RichText text={question} />
      </Question>
    </>
  );
});

/**
 * The question on show in an exam: neither its section nor its difficulty is said, as in the official one.
 *
 * @when The question on show in an exam simulation.
 * @whenNot In practice, with explanations: QuestionCard.
 * @dont Section and difficulty beside it: the official exam says neither.
 * @keyboard Tab: moves through the tools of its head and the answers.
 * @keyboard Enter, Space: picks, strikes out or flags.
 * @screenReader A heading of level 2 that begins with "Question 3 of 60" and takes the focus when the question
 *   changes. Why a pick was refused is announced.
 * @status new
 */
export function ExamQuestion({
  question,
  number,
  total,
  answers,
  picked,
  struck,
  choose,
  refusal,
  flagged,
  onPick,
  onStrike,
  onFlag,
  tools,
  striking = false,
  onStriking,
  headingRef,
  ...rest
}: ExamQuestionProps) {
  const chooseId = useId();
  // A pick is painted in the next frame; its number follows one frame later, and so does what it moves.
  const chosen = useAfterPaint(picked.length, answers);
  const stateOf = (id: string) => (picked.includes(id) ? 'selected' : struck.includes(id) ? 'struck' : 'open');
  return (
    <Root {...rest}>
      <Asked {...{ question, number, total, flagged, onFlag, headingRef, tools, striking, onStriking }} />
      <Line>
        <span id={chooseId}>
          Choose {choose} · {chosen} chosen
        </span>
        <Notice role="status">{refusal}</Notice>
      </Line>
      <Answers role="list" aria-labelledby={chooseId}>
        {answers.map(({ id, text }, position) => (
          // By position: the next question's answers reuse the elements of the last one's.
          <AnswerOption
            key={position}
            answerId={id}
            letter={answerLetter(position)}
            text={text}
            state={stateOf(id)}
            onPick={onPick}
            // One that is struck out always has the button that takes it back.
            onStrike={striking || struck.includes(id) ? onStrike : undefined}
          />
        ))}
      </Answers>
    </Root>
  );
}
