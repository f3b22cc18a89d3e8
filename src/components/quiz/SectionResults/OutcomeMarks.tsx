import { type Outcome, outcomes, tally } from '../../../../domain/quiz/outcome.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { outcomeLook, outcomeWords } from './outcomeLook.ts';

const Root = part('div', 'CcOutcomeMarks', 'Root', { display: 'flex', flexWrap: 'wrap', gap: 3 });

const Mark = part('span', 'CcOutcomeMarks', 'Mark', ({ theme }) => ({
  width: 24,
  height: 14,
  borderRadius: 4,
  ...outcomeLook(theme),
  '&[data-many="true"]': { width: 'auto', minWidth: 6, flexBasis: 0 },
}));

/** Up to so many questions have a mark each. More have one bar, whose parts are as long as there are questions. */
const MOST = 40;

export interface OutcomeMarksProps extends Omit<ElementProps<'div'>, 'children'> {
  /** How the questions ended, in order. */
  ended: readonly Outcome[];
}

/**
 * How questions ended: a mark for each, told apart by shape and by colour, and their numbers in words. More than forty
 * questions share one bar.
 *
 * @when How the questions of a section ended, inside a SectionRow.
 * @whenNot A way to each question: AnswerList, or QuestionNavigator.
 * @whenNot How long each question took: PaceStrip.
 * @whenNot The score of a whole quiz: ResultScores.
 * @do Put a legend near it, as SectionResults has one: only a screen reader gets the words.
 * @screenReader The numbers in words, such as "5 right, 2 wrong"; the marks are skipped.
 * @status new
 */
export function OutcomeMarks({ ended, ...rest }: OutcomeMarksProps) {
  const counts = tally(ended);
  const there = outcomes.filter((outcome) => counts[outcome] > 0);
  return (
    <Root {...rest}>
      <VisuallyHidden>
        {there.map((outcome) => `${counts[outcome]} ${outcomeWords[outcome]}`).join(', ')}
      </VisuallyHidden>
      {ended.length > MOST
        ? there.map((outcome) => (
            <Mark key={outcome} data-outcome={outcome} data-many style={{ flexGrow: counts[outcome] }} aria-hidden />
          ))
        : ended.map((outcome, index) => <Mark key={index} data-outcome={outcome} aria-hidden />)}
    </Root>
  );
}
