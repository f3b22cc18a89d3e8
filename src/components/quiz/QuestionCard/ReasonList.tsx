import type { AnswerState } from '../../../../domain/quiz/answerState.ts';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { RichText } from '../../base/RichText/RichText.tsx';

const Root = part('dl', 'CcReasonList', 'Root', ({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
}));

const Term = part('dt', 'CcReasonList', 'Term', ({ theme }) => ({ fontWeight: theme.typography.fontWeightBold }));

const Share = part('span', 'CcReasonList', 'Share', ({ theme }) => ({
  ...theme.typography.label,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Detail = part('dd', 'CcReasonList', 'Detail', ({ theme }) => ({
  maxWidth: '68ch',
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

export interface ReasonListProps extends Omit<ElementProps<'dl'>, 'children'> {
  /** All answers of the question, in their order. */
  answers: readonly {
    readonly id: string;
    readonly explanation?: string | undefined;
    readonly chosenBy?: number | undefined;
  }[];
  /** What is revealed of each answer, in the same order. */
  states: readonly AnswerState[];
}

/**
 * Why the answers that were not picked are correct or not, the correct ones first. Nothing where all were picked.
 *
 * @when Inside a Solution: why the answers that were not picked are right or wrong.
 * @whenNot Why a picked answer is right or wrong: it stands in its AnswerOption.
 * @screenReader A list of terms: "Why C is correct", "Why not D".
 * @status stable
 */
export function ReasonList({ answers, states, ...rest }: ReasonListProps) {
  const reasonsFor = (wanted: AnswerState, title: string) =>
    answers.flatMap(({ id, explanation, chosenBy }, position) =>
      explanation !== undefined && states[position] === wanted
        ? { id, explanation, chosenBy, term: title.replace('…', answerLetter(position)) }
        : [],
    );
  const reasons = [...reasonsFor('missed', 'Why … is correct'), ...reasonsFor('off', 'Why not …')];
  if (reasons.length === 0) return null;
  return (
    <Root {...rest}>
      {reasons.map(({ id, term, explanation, chosenBy }) => (
        <div key={id}>
          <Term>
            {term}
            {chosenBy !== undefined && <Share>, {chosenBy}% chose this</Share>}
          </Term>
          <Detail>
            <RichText text={explanation} />
          </Detail>
        </div>
      ))}
    </Root>
  );
}
