import Card from '@mui/material/Card';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';

const Root = part(Paper, 'CcHero', 'Root', { position: 'relative', overflow: 'hidden' });

const Column = part('div', 'CcHero', 'Column', ({ theme }) => ({
  ...theme.mixins.column,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: theme.spacing(7),
  alignItems: 'center',
  paddingBlock: theme.spacing(8),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(5, 7),
  },
}));

const Words = part('div', 'CcHero', 'Words', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  // As high as most of what it says to a user, so that nothing below moves when that is known.
  minHeight: '25rem',
  // The sample may grow while the reader tries it; the words beside it stay where they are.
  '&[data-sample="true"]': { alignSelf: 'start', minHeight: 0, marginTop: theme.spacing(4) },
  [theme.breakpoints.down('md')]: { minHeight: '20rem', '&[data-sample="true"]': { marginTop: 0 } },
}));

const leadText = { width: '100%', maxWidth: '46ch', marginBottom: 1.5 };

const Sample = part(Card, 'CcHero', 'Sample', ({ theme }) => ({
  padding: theme.spacing(3.5),
  boxShadow: `0 30px 80px ${theme.alpha(theme.vars.palette.common.black, 0.35)}`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

export interface HeroProps extends Omit<PaperProps<'section'>, 'children' | 'component' | 'title' | 'variant'> {
  /** A line above the title, such as "Welcome back." */
  greeting?: string | undefined;
  /** The promise of the page, or what a user goes on with: its h1. While it is not known, shapes stand in its place. */
  title?: string | undefined;
  /** One or two sentences that make it concrete. */
  lead?: ReactNode;
  /** The one clear next step, and at most one quieter beside it. Each as in Actions. */
  actions?: readonly Action[];
  /** What stands below the steps, such as an ExamCountdown. */
  children?: ReactNode;
  /** A real piece of the product to try, shown as a card beside the words. */
  sample?: ReactNode;
  /** Other content beside the words, such as an ExamStanding. */
  aside?: ReactNode;
}

/**
 * The top of the home page: a promise and a sample for visitors, the next step for users.
 *
 * @when At the top of the home page.
 * @whenNot Any other page: PageHeading.
 * @dont Put a stock photo in `aside`.
 * @keyboard Tab: goes through `actions`, then `children`, then `sample` or `aside`, in windows of every width.
 * @screenReader Its title is the heading of level 1; the contour lines are skipped, as is all of it while it loads.
 */
export function Hero({ greeting, title, lead, actions = [], children, sample, aside, ...rest }: HeroProps) {
  const isLoading = title === undefined;
  return (
    <Root component="section" variant="night" square aria-hidden={isLoading || undefined} {...rest}>
      <Contours sx={{ maskImage: 'linear-gradient(to right, transparent 40%, black 70%)' }} />
      <Column>
        <Words data-sample={sample !== undefined}>
          {greeting !== undefined && (
            <Typography variant="lead" color="textSecondary">
              {greeting}
            </Typography>
          )}
          {/* In large text on a phone, the name of an exam may be wider than the window. */}
          <Typography variant="hero" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
            {isLoading ? <Skeleton sx={{ width: '80%' }} /> : title}
          </Typography>
          <Typography variant="lead" component="div" color="textSecondary" sx={leadText}>
            {isLoading ? <Skeleton sx={{ width: '60%' }} /> : lead}
          </Typography>
          {actions.length > 0 && <Actions actions={actions} />}
          {children}
        </Words>
        {sample !== undefined && <Sample>{sample}</Sample>}
        {isLoading ? <Skeleton sx={{ height: 300 }} /> : aside}
      </Column>
    </Root>
  );
}
