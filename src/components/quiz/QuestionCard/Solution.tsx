import type { AnswerState } from '../../../../domain/quiz/answerState.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { Lesson, type LessonProps } from './Lesson.tsx';
import { ReasonList, type ReasonListProps } from './ReasonList.tsx';
import { SourceList, type Source } from './SourceList.tsx';

const Root = part('div', 'CcSolution', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
}));

export interface SolutionProps extends Omit<ElementProps<'div'>, 'children'> {
  /** All answers of the question, in their order. */
  answers: ReasonListProps['answers'];
  /** What is revealed of each answer, in the same order. */
  states: readonly AnswerState[];
  /** What the question teaches beyond the situation. */
  lesson?: LessonProps | undefined;
  /** Pages of documentation. */
  sources: readonly Source[];
}

/**
 * What explains a revealed question below its answers. It can take the focus, as the way to it is a button.
 *
 * @when Inside a QuestionCard that is revealed.
 * @whenNot One of its parts alone: ReasonList, Lesson, SourceList.
 * @keyboard Tab: moves through its sources.
 * @screenReader A group "Explanation" that takes the focus when the learner presses Why.
 * @status stable
 */
export function Solution({ answers, states, lesson, sources, ...rest }: SolutionProps) {
  return (
    <Root role="group" aria-label="Explanation" tabIndex={-1} {...rest}>
      <ReasonList answers={answers} states={states} />
      {lesson && <Lesson {...lesson} />}
      {sources.length > 0 && <SourceList sources={sources} />}
    </Root>
  );
}
