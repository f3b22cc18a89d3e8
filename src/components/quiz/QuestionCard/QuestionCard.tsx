import { styled } from '@mui/material/styles';
import { memo, useId, type Ref } from 'react';
import type { AnswerState } from '../../../../domain/quiz/answerState.ts';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { memoTheme } from '../../../theme/memoTheme.ts';
import { RichText } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerOption } from '../AnswerOption/AnswerOption.tsx';
import { useAfterPaint } from '../afterPaint/afterPaint.ts';
import { Lesson, type LessonProps } from './Lesson.tsx';
import { SourceList, type Source } from './SourceList.tsx';

const Tags = styled('div', { name: 'CcQuestionCard', slot: 'Tags' })(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  color: theme.vars.palette.text.secondary,
}));

const Dot = styled('span', { name: 'CcQuestionCard', slot: 'Dot' })(({ theme }) => ({
  width: 4,
  height: 4,
  borderRadius: '50%',
  background: theme.vars.palette.edge,
}));

const Question = styled('div', { name: 'CcQuestionCard', slot: 'Question' })(({ theme }) => ({
  maxWidth: '68ch',
  margin: '14px 0 8px',
  fontSize: 20,
  fontWeight: 500,
  lineHeight: 1.5,
  [theme.breakpoints.down('sm')]: { fontSize: 18 },
}));

const Picks = styled('p', { name: 'CcQuestionCard', slot: 'Picks', skipSx: true })(
  memoTheme(({ theme }) => ({
    ...theme.typography.label,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    margin: theme.spacing(0, 0, 2.5),
    fontSize: 15,
    color: theme.vars.palette.text.secondary,
  })),
);

const Notice = styled('span', { name: 'CcQuestionCard', slot: 'Notice', skipSx: true })(
  memoTheme(({ theme }) => ({ color: theme.vars.palette.warning.main })),
);

const Answers = styled('ul', { name: 'CcQuestionCard', slot: 'Answers', skipSx: true })(
  memoTheme(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), margin: 0, padding: 0, listStyle: 'none' })),
);

interface HeadProps extends Pick<QuestionCardProps, 'question' | 'category' | 'difficulty' | 'headingRef'> {
  headingId: string;
}

/** What a pick does not change, so that it is not rendered again. */
const Head = memo(function Head({ question, category, difficulty, headingId, headingRef }: HeadProps) {
  return (
    <>
      <Tags>
        <span>{category}</span>
        <Dot />
        <span>{difficulty.replace(/^./, (first) => first.toUpperCase())}</span>
      </Tags>
      {/* Not an h2: a question may contain a block of code, which a heading element may not. */}
      <Question id={headingId} role="heading" aria-level={2} tabIndex={-1} ref={headingRef}>
        <RichText text={question} />
      </Question>
    </>
  );
});

export interface QuestionCardProps {
  /** Text of the question; code between backticks or fences. */
  question: string;
  /** Section of the exam guide. */
  category: string;
  difficulty: 'easy' | 'medium' | 'hard';
  answers: readonly { readonly id: string; readonly text: string; readonly explanation: string }[];
  /** What is revealed of each answer, in the same order. */
  states: readonly AnswerState[];
  /** How many answers the question takes. */
  choose: number;
  /** Pages of documentation; shown once the question is revealed. */
  sources: readonly Source[];
  /** What it teaches beyond the situation; shown with the sources. */
  lesson?: LessonProps;
  /** Whether the whole question is revealed, and its sources with it. */
  isRevealed: boolean;
  /** What has just happened, such as a refused pick: shown, and read out. */
  notice?: string;
  /** What a screen reader says beyond that, such as "Correct.". */
  announcement?: string;
  /** Picks an answer, or takes it back. Keep it stable. */
  onPick: (answerId: string) => void;
  /** The question's heading, which takes the focus when the question changes. */
  headingRef?: Ref<HTMLDivElement> | undefined;
}

/** An answer is explained once it is revealed. */
const isExplained = (state: AnswerState = 'open') => state !== 'open' && state !== 'selected';

/** The ids of the explained answers as one string, so that it stays equal until more is revealed. */
const explainedIds = (answers: QuestionCardProps['answers'], states: readonly AnswerState[]) =>
  answers.flatMap(({ id }, position) => (isExplained(states[position]) ? id : [])).join(' ');

/** A question with its answers, in every state of a quiz. The quiz shows one at a time; the home page a sample. */
export function QuestionCard({
  question,
  category,
  difficulty,
  answers,
  states,
  choose,
  sources,
  lesson,
  isRevealed,
  notice = '',
  announcement = '',
  onPick,
  headingRef,
}: QuestionCardProps) {
  const headingId = useId();
  // The marks are painted with the pick; the explanations, which move everything below, may come a frame later.
  const explained = useAfterPaint(explainedIds(answers, states), answers).split(' ');
  const showsSources = useAfterPaint(isRevealed, answers);
  return (
    <div role="group" aria-labelledby={headingId}>
      <Head {...{ question, category, difficulty, headingId, headingRef }} />
      <Picks>
        <span>Choose {choose}</span>
        <Notice role="status">
          {notice}
          {announcement && <VisuallyHidden>{announcement}</VisuallyHidden>}
        </Notice>
      </Picks>
      <Answers role="list">
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
      {isRevealed && showsSources && (
        <>
          {lesson && <Lesson {...lesson} />}
          <SourceList sources={sources} />
        </>
      )}
    </div>
  );
}
