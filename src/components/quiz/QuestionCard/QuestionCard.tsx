import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { memo, useId, type Ref } from 'react';
import type { AnswerState } from '../../../../domain/quiz/answerState.ts';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { RichText } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerOption } from '../AnswerOption/AnswerOption.tsx';
import { useAfterPaint } from '../../../hooks/afterPaint.ts';
import type { LessonProps } from './Lesson.tsx';
import { Solution } from './Solution.tsx';
import type { Source } from './SourceList.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcQuestionCard: 'root' | 'solution' | 'tags' | 'dot' | 'question' | 'picks' | 'answers';
  }
  interface ComponentsPropsList {
    CcQuestionCard: QuestionCardProps;
  }
}

const Root = part('div', 'CcQuestionCard', 'Root')({});

const Tags = part(
  'div',
  'CcQuestionCard',
  'Tags',
)(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  color: theme.vars.palette.text.secondary,
}));

const Dot = part(
  'span',
  'CcQuestionCard',
  'Dot',
)(({ theme }) => ({
  width: 4,
  height: 4,
  borderRadius: '50%',
  background: theme.vars.palette.edge,
}));

const Question = part(
  'div',
  'CcQuestionCard',
  'Question',
)(({ theme }) => ({
  maxWidth: '68ch',
  margin: '14px 0 8px',
  ...theme.typography.question,
}));

const Picks = part(
  'p',
  'CcQuestionCard',
  'Picks',
)(({ theme }) => ({
  ...theme.typography.label,
  margin: theme.spacing(0, 0, 2.5),
  color: theme.vars.palette.text.secondary,
}));

const Answers = part(
  'ul',
  'CcQuestionCard',
  'Answers',
)(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), margin: 0, padding: 0, listStyle: 'none' }));

const Explanation = part(Solution, 'CcQuestionCard', 'Solution')(({ theme }) => ({ marginTop: theme.spacing(2.5) }));

type HeadProps = Pick<
  QuestionCardProps,
  'question' | 'position' | 'category' | 'difficulty' | 'headingRef' | 'describedBy'
>;

/** What a pick does not change, so that it is not rendered again. */
const Head = memo(function Head({ question, position, category, difficulty, headingRef, describedBy }: HeadProps) {
  return (
    <>
      <Tags>
        <span>{category}</span>
        <Dot />
        <span>{difficulty.replace(/^./, (first) => first.toUpperCase())}</span>
      </Tags>
      {/* Not an h2: a question may contain a block of code, which a heading element may not. */}
      <Question role="heading" aria-level={2} tabIndex={-1} ref={headingRef} aria-describedby={describedBy}>
        {position !== undefined && <VisuallyHidden>{position}: </VisuallyHidden>}
        <RichText text={question} />
      </Question>
    </>
  );
});

export interface QuestionCardProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Text of the question; code between backticks or fences. */
  question: string;
  /** Where the learner is, such as "Question 2 of 10": a screen reader says it with the question. */
  position?: string | undefined;
  /** Section of the exam guide. */
  category: string;
  /** As the question's author set it. */
  difficulty: 'easy' | 'medium' | 'hard';
  /** The answers in the order in which they are shown. */
  answers: readonly { readonly id: string; readonly text: string; readonly explanation?: string | undefined }[];
  /** What is revealed of each answer, in the same order. */
  states: readonly AnswerState[];
  /** How many answers the question takes. */
  choose: number;
  /** Pages of documentation; shown once the question is revealed. */
  sources: readonly Source[];
  /** What it teaches beyond the situation; shown with the sources. */
  lesson?: LessonProps;
  /** Whether the whole question is revealed, and its sources with it. */
  revealed: boolean;
  /** Picks an answer, or takes it back. Keep it stable. */
  onPick: (answerId: string) => void;
  /** The question's heading, which takes the focus when the question changes. */
  headingRef?: Ref<HTMLDivElement> | undefined;
  /** Id of the line that says how the question stood when it appeared; it describes the heading. */
  describedBy?: string | undefined;
  /** The explanation below the answers, once the question is revealed. */
  solutionRef?: Ref<HTMLDivElement> | undefined;
}

/** A picked answer opens downward with its explanation; the reasons of the others follow below the list. */
const isExplained = (state: AnswerState = 'open') => state === 'correct' || state === 'wrong';

/** The ids of the explained answers as one string, so that it stays equal until more is revealed. */
const explainedIds = (answers: QuestionCardProps['answers'], states: readonly AnswerState[]) =>
  answers.flatMap(({ id }, position) => (isExplained(states[position]) ? id : [])).join(' ');

/** A question with its answers, in every state of a quiz. The quiz shows one at a time; the home page a sample. */
export function QuestionCard(inProps: QuestionCardProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcQuestionCard' });
  const {
    question,
    position,
    category,
    difficulty,
    answers,
    states,
    choose,
    sources,
    lesson,
    revealed,
    onPick,
    headingRef,
    describedBy,
    solutionRef,
    ...rest
  } = props;
  const chooseId = useId();
  // The marks are painted with the pick; the explanations, which move everything below, may come a frame later.
  const explained = useAfterPaint(explainedIds(answers, states), answers).split(' ');
  const showsSources = useAfterPaint(revealed, answers);
  return (
    <Root {...ownerState(props)} {...rest}>
      {/* Each question has a heading of its own: one that only changes its words would keep the focus, unheard. */}
      <Head key={question} {...{ question, position, category, difficulty, headingRef, describedBy }} />
      <Picks id={chooseId}>Choose {choose}</Picks>
      <Answers role="list" aria-labelledby={chooseId}>
        {answers.map(({ id, text, explanation }, position) => (
          // By position: the next question's answers reuse the elements of the last one's.
          <AnswerOption
            key={position}
            answerId={id}
            letter={answerLetter(position)}
            text={text}
            explanation={explained.includes(id) ? explanation : undefined}
            state={states[position] ?? 'open'}
            onPick={onPick}
          />
        ))}
      </Answers>
      {revealed && showsSources && (
        <Explanation {...{ answers, states, lesson, sources }} {...(solutionRef && { ref: solutionRef })} />
      )}
    </Root>
  );
}
