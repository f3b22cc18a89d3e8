import { type Outcome, outcomes, tally } from '../../../../domain/quiz/outcome.ts';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { outcomeWords } from './outcomeLook.ts';
import { Sparkline } from './Sparkline.tsx';
import { sinceBefore } from '../../../../domain/quiz/sinceBefore.ts';
import { Amount, Change, Mark, Marks, Name, Now, Practice, Right, Root, Trend, Weight } from './sectionRowParts.ts';

/** How a section of the official guide went. */
export interface SectionOfResults {
  readonly name: string;
  /** Its share of the official exam, in percent; undefined where it is unknown. */
  readonly weight?: number | undefined;
  /** How its questions ended. */
  readonly ended: readonly Outcome[];
  /** How many were right as a whole. */
  readonly right: number;
  readonly total: number;
  /** What was right in the attempts until this one, in whole percent, oldest first. */
  readonly trend: readonly number[];
  /** Leads to its practice. */
  readonly href?: string | undefined;
}

export interface SectionRowProps {
  /** The section, with how its questions ended. */
  section: SectionOfResults;
  /** The exam's pass mark, in percent, in the trend. */
  passMark?: number | undefined;
  /** Whether there is room for a trend, also while it loads. @default false */
  withTrend?: boolean;
}

/** Up to so many questions have a mark each. More have one bar, whose parts are as long as there are questions. */
const MOST = 40;

/** A mark for each question, told apart by shape and by color, with their numbers for a screen reader. */
function OutcomeMarks({ ended }: Pick<SectionOfResults, 'ended'>) {
  const counts = tally(ended);
  const there = outcomes.filter((outcome) => counts[outcome] > 0);
  return (
    <Marks>
      <VisuallyHidden>
        {there.map((outcome) => `${counts[outcome]} ${outcomeWords[outcome]}`).join(', ')}
      </VisuallyHidden>
      {ended.length > MOST
        ? there.map((outcome) => (
            <Mark key={outcome} data-outcome={outcome} data-many style={{ flexGrow: counts[outcome] }} aria-hidden />
          ))
        : ended.map((outcome, index) => <Mark key={index} data-outcome={outcome} aria-hidden />)}
    </Marks>
  );
}

/** One section: each question as a mark, how it went before, and the way to practice it. */
export function SectionRow({ section, passMark, withTrend = false }: SectionRowProps) {
  const { name, weight, ended, right, total, trend, href } = section;
  return (
    <Root data-trend={withTrend}>
      <Name variant="subtitle2" component="h3">
        {name}
        {weight !== undefined && <Weight>{weight}% of the exam</Weight>}
      </Name>
      <OutcomeMarks ended={ended} />
      <Amount>
        <Right>{right}</Right> of {total}
      </Amount>
      {withTrend && (
        <Trend>
          {trend.length > 1 && (
            <>
              <Sparkline values={trend} mark={passMark} />
              <Change>
                <Now>{trend.at(-1)}%</Now> {sinceBefore(trend)}
              </Change>
            </>
          )}
        </Trend>
      )}
      {href !== undefined && right < total && (
        <Practice href={href} underline="hover">
          Practice
          <VisuallyHidden> this section: {name}</VisuallyHidden>
          <ArrowRightIcon fontSize="inherit" />
        </Practice>
      )}
    </Root>
  );
}
