import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { RichText } from '../../base/RichText/RichText.tsx';
import { Lesson, type LessonProps } from './Lesson.tsx';
import { SourceList, type Source } from './SourceList.tsx';

const Root = part('div', 'CcSolution', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
}));

const Reasons = part('dl', 'CcSolution', 'Reasons', ({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
}));

const Term = part('dt', 'CcSolution', 'Term', ({ theme }) => ({ fontWeight: theme.typography.fontWeightBold }));

const Share = part('span', 'CcSolution', 'Share', ({ theme }) => ({
  ...theme.typography.label,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Detail = part('dd', 'CcSolution', 'Detail', ({ theme }) => ({
  maxWidth: '68ch',
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

export interface SolutionProps extends Omit<ElementProps<'div'>, 'children'> {
  /** All answers of the question, in their order. */
  answers: readonly {
    readonly id: string;
    readonly explanation?: string | undefined;
    readonly chosenBy?: number | undefined;
  }[];
  /** What is revealed of each answer, in the same order: those that are `off` have their reasons here. */
  states: readonly string[];
  /** What the question teaches beyond the situation. */
  lesson?: LessonProps | undefined;
  /** Pages of documentation. */
  sources: readonly Source[];
}

/**
 * What explains a revealed question below its answers: why the others are not right, what to keep, where it stands.
 *
 * @when Inside a QuestionCard that is revealed.
 * @whenNot Why a picked or a right answer is right or wrong: it stands in its AnswerOption.
 * @keyboard Tab: moves through its sources.
 * @screenReader A group "Explanation" that begins with a list of terms: "Why not D".
 * @status stable
 */
export function Solution({ answers, states, lesson, sources, ...rest }: SolutionProps) {
  const reasons = answers.flatMap(({ id, explanation, chosenBy }, position) =>
    explanation !== undefined && states[position] === 'off' ? { id, explanation, chosenBy, position } : [],
  );
  return (
    <Root role="group" aria-label="Explanation" {...rest}>
      {reasons.length > 0 && (
        <Reasons>
          {reasons.map(({ id, explanation, chosenBy, position }) => (
            <div key={id}>
              <Term>
                Why not {answerLetter(position)}
                {chosenBy !== undefined && <Share>, {chosenBy}% chose this</Share>}
              </Term>
              <Detail>
                <RichText text={explanation} />
              </Detail>
            </div>
          ))}
        </Reasons>
      )}
      {lesson && <Lesson {...lesson} />}
      {sources.length > 0 && <SourceList sources={sources} />}
    </Root>
  );
}
