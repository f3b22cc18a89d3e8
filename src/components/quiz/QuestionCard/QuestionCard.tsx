import { memo, useId, type ReactNode, type Ref } from 'react';
import type { AnswerState } from '../../../../domain/quiz/answerState.ts';
import { clockText } from '../../../../domain/exam/clock.ts';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import type { ElementProps } from '../../../theme/part.ts';
import { RichText } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerOption } from '../AnswerOption/AnswerOption.tsx';
import { QuestionHead, type QuestionHeadProps } from '../QuestionHead/QuestionHead.tsx';
import { useAfterPaint } from '../../../hooks/afterPaint.ts';
import type { LessonProps } from './Lesson.tsx';
import { Answers, Explanation, Fact, Picks, Question, Root } from './parts.ts';
import type { Source } from './SourceList.tsx';
import { useStillPress } from './useStillPress.ts';

type HeadProps = Omit<
  QuestionCardProps,
  'answers' | 'states' | 'choose' | 'sources' | 'lesson' | 'revealed' | 'onPick' | 'onStrike'
>;

/** What a pick does not change, so that it is not rendered again. */
const Head = memo(function Head({
  question,
  position,
  category,
  difficulty,
  seconds,
  headingRef,
  describedBy,
  tools,
  ...marks
}: HeadProps) {
  const facts = [
    category,
    difficulty.replace(/^./, (first) => first.toUpperCase()),
    seconds !== undefined && `Seen for ${clockText(seconds)}`,
    marks.flagged && !marks.onFlag && 'Flagged',
  ];
  return (
    <>
      <QuestionHead {...marks} about={facts.map((fact) => fact && <Fact key={fact}>{fact}</Fact>)}>
        {tools}
      </QuestionHead>
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
        <RichText text={question} />
      </Question>
    </>
  );
});

export interface QuestionCardProps
  extends
    Omit<ElementProps<'div'>, 'children'>,
    Pick<QuestionHeadProps, 'flagged' | 'onFlag' | 'striking' | 'onStriking'> {
  /** Text of the question; code between backticks or fences. */
  question: string;
  /** Where the learner is, such as "Question 2 of 10": a screen reader says it with the question. */
  position?: string | undefined;
  /** Section of the exam guide. */
  category: string;
  /** As the question's author set it. */
  difficulty: 'easy' | 'medium' | 'hard';
  /** In a review: for how long it was on show. */
  seconds?: number | undefined;
  /** The answers in the order in which they are shown. */
  answers: readonly {
    readonly id: string;
    readonly text: string;
    readonly explanation?: string | undefined;
    /** Which share of learners picked it first, in whole percent; shown with the explanation. */
    readonly chosenBy?: number | undefined;
  }[];
  /** What is revealed of each answer, in the same order; or that it is struck out. */
  states: readonly (AnswerState | 'struck')[];
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
  /** Strikes an answer out, or takes that back. Keep it stable. */
  onStrike?: ((answerId: string) => void) | undefined;
  /** Further tools in its QuestionHead. Keep them the same while nothing of them changes. */
  tools?: ReactNode;
  /** The question's heading, which takes the focus when the question changes. */
  headingRef?: Ref<HTMLDivElement> | undefined;
  /** Id of the line that says how the question stood when it appeared; it describes the heading. */
  describedBy?: string | undefined;
}

/** A picked or a right answer opens downward with its explanation; the reasons of the others follow below the list. */
const isExplained = (state: QuestionCardProps['states'][number] = 'open') =>
  state === 'correct' || state === 'wrong' || state === 'missed';

/** The ids of the explained answers as one string, so that it stays equal until more is revealed. */
const explainedIds = ({ answers, states }: Pick<QuestionCardProps, 'answers' | 'states'>) =>
  answers.flatMap(({ id }, position) => (isExplained(states[position]) ? id : [])).join(' ');

/**
 * A question with its answers, in every state of a quiz. The quiz shows one at a time; the home page a sample.
 *
 * @when A question with its answers in practice, in its review, and as a sample on the home page.
 * @whenNot A question of an exam simulation, which reveals nothing: ExamQuestion.
 * @whenNot One answer alone: it is never shown alone.
 * @whenNot Text with code elsewhere: RichText.
 * @do Reveal by `states`; the card shows reasons and sources by itself.
 * @do Keep `onPick` stable, so that a pick is painted within a frame.
 * @dont Marks by colour alone: each revealed answer has an icon and a word.
 * @keyboard Tab: moves from answer to answer, then through the sources.
 * @keyboard Enter, Space: picks the answer, or takes the pick back.
 * @keyboard A to G, 1 to 7: pick an answer; the screen handles them, as the learner can turn them off.
 * @screenReader A heading of level 2 that begins with `position` and takes the focus when the question changes; then
 *   "Choose 2", which names the list of answers. Marks are part of each answer's name.
 * @status stable
 */
export function QuestionCard({
  question,
  position,
  category,
  difficulty,
  seconds,
  answers,
  states,
  choose,
  sources,
  lesson,
  revealed,
  onPick,
  headingRef,
  describedBy,
  onStrike,
  tools,
  flagged = false,
  onFlag,
  striking = false,
  onStriking,
  ...rest
}: QuestionCardProps) {
  const chooseId = useId();
  // The marks are painted with the pick; the explanations, which move everything below, may come a frame later.
  const explained = useAfterPaint(explainedIds({ answers, states }), answers);
  const still = useStillPress(explained, answers);
  // One that is struck out always has the button that takes it back.
  const strikeOf = (state: QuestionCardProps['states'][number] = 'open') =>
    state === 'struck' || (striking && state === 'open') ? onStrike : undefined;
  const showsSources = useAfterPaint(revealed, answers);
  return (
    <Root {...rest}>
      <Head
        {...{
          question,
          position,
          category,
          difficulty,
          seconds,
          headingRef,
          describedBy,
          tools,
          flagged,
          onFlag,
          striking,
          onStriking,
        }}
      />
      {/* Of a question that has changed since, the answers are not known any more. */}
      {choose > 0 && <Picks id={chooseId}>Choose {choose}</Picks>}
      <Answers role="list" aria-labelledby={chooseId} onClickCapture={still}>
        {answers.map(({ id, text, explanation, chosenBy }, position) => (
          // By position: the next question's answers reuse the elements of the last one's.
          <AnswerOption
            key={position}
            answerId={id}
            letter={answerLetter(position)}
            text={text}
            explanation={explained.split(' ').includes(id) ? explanation : undefined}
            chosenBy={chosenBy}
            state={states[position] ?? 'open'}
            onPick={onPick}
            onStrike={strikeOf(states[position])}
          />
        ))}
      </Answers>
      {revealed && showsSources && <Explanation {...{ answers, states, lesson, sources }} />}
    </Root>
  );
}
