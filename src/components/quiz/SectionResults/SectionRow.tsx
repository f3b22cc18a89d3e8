import type { Outcome } from '../../../../domain/quiz/outcome.ts';
import type { ElementProps } from '../../../theme/part.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { OutcomeMarks } from './OutcomeMarks.tsx';
import { Sparkline } from './Sparkline.tsx';
import { sinceBefore } from '../../../../domain/quiz/sinceBefore.ts';
import { Amount, Arrow, Change, Name, Now, Practice, Right, Root, Trend, Weight } from './sectionRowParts.ts';

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

export interface SectionRowProps extends Omit<ElementProps<'li'>, 'children'> {
  /** The section, with how its questions ended. */
  section: SectionOfResults;
  /** The exam's pass mark, in percent, in the trend. */
  passMark?: number | undefined;
  /** Whether there is room for a trend, also while it loads. @default false */
  withTrend?: boolean;
}

/**
 * One section in the results of a quiz: each question as a mark, how it went before, and the way to practice it.
 *
 * @when Inside SectionResults: one section.
 * @whenNot A section over time, on the profile: SectionTrends.
 * @whenNot One question: AnswerList.
 * @do Put it in a list: it is a list item.
 * @keyboard Enter: on its link, opens the practice of the section.
 * @screenReader A list item with a heading of level 3; then how the questions ended and how many were right, the
 *   attempts until now, and a link "Practice this section" with the section's name.
 * @status new
 */
export function SectionRow({ section, passMark, withTrend = false, ...rest }: SectionRowProps) {
  const { name, weight, ended, right, total, trend, href } = section;
  return (
    <Root data-trend={withTrend} {...rest}>
      <Name variant="subtitle2" component="h3">
        {name}
        {weight !== undefined && <Weight>{weight}% of the exam</Weight>}
      </Name>
      <OutcomeMarks ended={ended} sx={{ gridArea: 'marks' }} />
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
      {href !== undefined && (
        <Practice href={href} underline="hover">
          Practice this section
          <VisuallyHidden>: {name}</VisuallyHidden>
          <Arrow fontSize="inherit" />
        </Practice>
      )}
    </Root>
  );
}
