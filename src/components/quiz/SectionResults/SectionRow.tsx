import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Outcome } from '../../../../domain/quiz/outcome.ts';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { OutcomeMarks } from './OutcomeMarks.tsx';
import { Sparkline } from './Sparkline.tsx';
import { sinceBefore } from '../../../../domain/quiz/sinceBefore.ts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcSectionRow: 'root' | 'name' | 'weight' | 'amount' | 'right' | 'trend' | 'change' | 'now' | 'practice' | 'arrow';
  }
  interface ComponentsPropsList {
    CcSectionRow: SectionRowProps;
  }
}

/** From this width on, all that a row has stands beside each other. */
const WIDE = '@container (min-width: 52rem)';

const Root = part(
  'li',
  'CcSectionRow',
  'Root',
)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"name name amount" "marks marks marks" "trend practice practice"',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(2, 0.5, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 5.5rem 11rem auto',
    gridTemplateAreas: '"name marks amount trend practice"',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(1.5),
    '&[data-trend="false"]': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 5.5rem auto',
      gridTemplateAreas: '"name marks amount practice"',
    },
  },
}));

const Name = part(Typography, 'CcSectionRow', 'Name')({ gridArea: 'name', textWrap: 'balance' });

const Weight = part(
  'span',
  'CcSectionRow',
  'Weight',
)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

const Amount = part(
  'span',
  'CcSectionRow',
  'Amount',
)(({ theme }) => ({
  gridArea: 'amount',
  alignSelf: 'start',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [WIDE]: { alignSelf: 'center' },
}));

const Right = part(
  'b',
  'CcSectionRow',
  'Right',
)(({ theme }) => ({
  ...theme.typography.subtitle1,
  fontFamily: theme.typography.fontFamilyDisplay,
  color: theme.vars.palette.text.primary,
}));

const Trend = part(
  'span',
  'CcSectionRow',
  'Trend',
)(({ theme }) => ({
  gridArea: 'trend',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
}));

const Change = part(
  'span',
  'CcSectionRow',
  'Change',
)(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  // A phone has room for the line alone.
  '@container (max-width: 28rem)': { display: 'none' },
}));

const Now = part(
  'b',
  'CcSectionRow',
  'Now',
)(({ theme }) => ({ display: 'block', color: theme.vars.palette.text.primary }));

const Practice = part(
  Link,
  'CcSectionRow',
  'Practice',
)(({ theme }) => ({
  gridArea: 'practice',
  justifySelf: 'end',
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
}));

const Arrow = part(ArrowRightIcon, 'CcSectionRow', 'Arrow')({ fontSize: 16 });

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
 * One section in the results of a quiz: each question as a mark, how it went before, and the way to practise it.
 *
 * @when Inside SectionResults: one section.
 * @whenNot A section over time, on the profile: SectionTrend.
 * @whenNot One question: AnswerRow.
 * @do Put it in a list: it is a list item.
 * @keyboard Enter: on its link, opens the practice of the section.
 * @screenReader A list item with a heading of level 3; then how the questions ended and how many were right, the
 *   attempts until now, and a link "Practise this section" with the section's name.
 * @status new
 */
export function SectionRow(inProps: SectionRowProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcSectionRow' });
  const { section, passMark, withTrend = false, ...rest } = props;
  const { name, weight, ended, right, total, trend, href } = section;
  return (
    <Root data-trend={withTrend} {...ownerState(props)} {...rest}>
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
          Practise this section
          <VisuallyHidden>: {name}</VisuallyHidden>
          <Arrow />
        </Practice>
      )}
    </Root>
  );
}
