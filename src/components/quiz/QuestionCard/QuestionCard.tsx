import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { memo, useId, type Ref } from 'react';
import type { AnswerState } from '../../../../domain/quiz/answerState.ts';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { type ElementProps, ownerState, type SlotProps, type Slots } from '../../../theme/part.ts';
import { RichText } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerOption, type AnswerOptionProps } from '../AnswerOption/AnswerOption.tsx';
import { useAfterPaint } from '../../../hooks/afterPaint.ts';
import { Lesson, type LessonProps } from './Lesson.tsx';
import { Answers, Dot, Notice, Picks, Question, Root, Solution, Tags } from './parts.ts';
import { SourceList, type Source, type SourceListProps } from './SourceList.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcQuestionCard: 'root' | 'solution' | 'tags' | 'dot' | 'question' | 'picks' | 'notice' | 'answers';
  }
  interface ComponentsPropsList {
    CcQuestionCard: QuestionCardProps;
  }
}

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

/** The parts of a QuestionCard that can be exchanged. */
interface QuestionCardParts {
  /** One answer, which is picked by its `onPick`. */
  answer: AnswerOptionProps;
  lesson: LessonProps;
  sources: SourceListProps;
}

export interface QuestionCardProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Text of the question; code between backticks or fences. */
  question: string;
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
  /** What has just happened, such as a refused pick: shown, and read out. */
  notice?: string;
  /** What a screen reader says beyond that, such as "Correct.". */
  announcement?: string;
  /** Picks an answer, or takes it back. Keep it stable. */
  onPick: (answerId: string) => void;
  /** The question's heading, which takes the focus when the question changes. */
  headingRef?: Ref<HTMLDivElement> | undefined;
  /** Renders parts in place of ours: an AnswerOption, a Lesson, a SourceList. */
  slots?: Slots<QuestionCardParts>;
  /** More props of these parts. */
  slotProps?: SlotProps<QuestionCardParts>;
}

/** An answer is explained once it is revealed. */
const isExplained = (state: AnswerState = 'open') => state !== 'open' && state !== 'selected';

/** The ids of the explained answers as one string, so that it stays equal until more is revealed. */
const explainedIds = (answers: QuestionCardProps['answers'], states: readonly AnswerState[]) =>
  answers.flatMap(({ id }, position) => (isExplained(states[position]) ? id : [])).join(' ');

/** A question with its answers, in every state of a quiz. The quiz shows one at a time; the home page a sample. */
export function QuestionCard(inProps: QuestionCardProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcQuestionCard' });
  const {
    question,
    category,
    difficulty,
    answers,
    states,
    choose,
    sources,
    lesson,
    revealed,
    notice = '',
    announcement = '',
    onPick,
    headingRef,
    slots = {},
    slotProps = {},
    ...rest
  } = props;
  const { answer: AnswerSlot = AnswerOption, lesson: LessonSlot = Lesson, sources: SourcesSlot = SourceList } = slots;
  const headingId = useId();
  // The marks are painted with the pick; the explanations, which move everything below, may come a frame later.
  const explained = useAfterPaint(explainedIds(answers, states), answers).split(' ');
  const showsSources = useAfterPaint(revealed, answers);
  return (
    <Root role="group" aria-labelledby={headingId} {...ownerState(props)} {...rest}>
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
          <AnswerSlot
            key={position}
            answerId={id}
            letter={answerLetter(position)}
            text={text}
            explanation={explained.includes(id) ? explanation : undefined}
            state={states[position] ?? 'open'}
            onPick={onPick}
            {...slotProps.answer}
          />
        ))}
      </Answers>
      {revealed && showsSources && (
        <Solution>
          {lesson && <LessonSlot {...lesson} {...slotProps.lesson} />}
          {sources.length > 0 && <SourcesSlot sources={sources} {...slotProps.sources} />}
        </Solution>
      )}
    </Root>
  );
}
