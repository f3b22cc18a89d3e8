import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Outcome, outcomes, tally } from '../../../../domain/quiz/outcome.ts';
import { formatAmount, percentOf } from '../../../../domain/quiz/score.ts';
import { part } from '../../../theme/part.ts';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Mark, outcomeWords } from './outcomeLook.ts';

/** On a phone the marks stand below the name. */
const Root = part('li', 'CcSectionRow', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(6.5rem, auto)',
  gridTemplateAreas: '"name practice" "marks amount"',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[data-trend="true"]': { gridTemplateAreas: '"name amount" "marks marks" "trend practice"' },
  '@container (min-width: 52rem)': {
    gridTemplateColumns: 'minmax(0, 5fr) 7rem minmax(0, 7fr) 6rem',
    gridTemplateAreas: '"name amount marks practice"',
    gap: theme.spacing(3),
    '&[data-trend="true"]': {
      gridTemplateColumns: 'minmax(0, 5fr) 5rem minmax(0, 7fr) 7rem 6rem',
      gridTemplateAreas: '"name amount marks trend practice"',
    },
  },
}));

const Name = part('div', 'CcSectionRow', 'Name', { gridArea: 'name', textWrap: 'balance' });

const Marks = part('div', 'CcSectionRow', 'Marks', { gridArea: 'marks', display: 'flex', gap: 'min(3px, 0.5%)' });

const Amount = part(Typography, 'CcSectionRow', 'Amount', ({ theme }) => ({
  gridArea: 'amount',
  justifySelf: 'end',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container (min-width: 52rem)': { justifySelf: 'start' },
}));

const Practice = part(Button, 'CcSectionRow', 'Practice', ({ theme }) => ({
  gridArea: 'practice',
  justifySelf: 'end',
  marginInlineEnd: theme.spacing(-1.5),
  color: theme.vars.palette.primary.main,
}));

/** How a section of the official guide went. */
export interface SectionOfResults {
  readonly name: string;
  /** Its share of the official exam, in percent; undefined where it is unknown. */
  readonly weight?: number | undefined;
  /** How its questions ended. */
  readonly ended: readonly Outcome[];
  /** What they gave, of `total`. */
  readonly points: number;
  readonly total: number;
  /** What was right in the attempts until this one, in whole percent, oldest first. */
  readonly trend: readonly number[];
  /** Leads to its practice. */
  readonly href?: string | undefined;
}

type SectionRowProps = { section: SectionOfResults; withTrend: boolean };

/** One section: each question as a mark, how it went before, and the way to practice it. */
export function SectionRow({ section, withTrend }: SectionRowProps) {
  const { name, weight, ended, points, total, trend, href } = section;
  const counts = tally(ended);
  const there = outcomes.filter((outcome) => counts[outcome] > 0);
  const isBar = ended.length > 40;
  return (
    <Root data-trend={withTrend}>
      <Name>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        {weight !== undefined && (
          <Typography variant="caption" component="p" color="textSecondary">
            {weight}% of the exam
          </Typography>
        )}
      </Name>
      <Marks>
        <VisuallyHidden>
          {there.map((outcome) => `${counts[outcome]} ${outcomeWords[outcome]}`).join(', ')}
        </VisuallyHidden>
        {(isBar ? there : ended).map((outcome, index) => (
          <Mark key={index} data-outcome={outcome} style={{ flex: isBar ? counts[outcome] : 1 }} aria-hidden />
        ))}
      </Marks>
      <Amount variant="caption">
        <Typography variant="h4" component="b" color="textPrimary">
          {formatAmount(points)}
        </Typography>{' '}
        of {total}
        {!withTrend && `, ${percentOf(points, total)}%`}
      </Amount>
      {withTrend && (
        <Typography variant="caption" color="textSecondary" noWrap sx={{ gridArea: 'trend' }}>
          {trend.length > 1 && (
            <>
              <b>{trend.at(-1)}%</b>
              <br />
              {sinceBefore(trend)}
            </>
          )}
        </Typography>
      )}
      {href !== undefined && points < total && (
        <Practice href={href} variant="text" size="small" endIcon={<ArrowRightIcon />}>
          Practice
          <VisuallyHidden> this section: {name}</VisuallyHidden>
        </Practice>
      )}
    </Root>
  );
}

/** How the last of some shares, in whole percent and oldest first, compares with the one before. */
function sinceBefore(shares: readonly number[]): string {
  const [before = 0, now = 0] = shares.slice(-2);
  return before === now ? 'no change' : `${now > before ? 'up' : 'down'} from ${before}%`;
}
