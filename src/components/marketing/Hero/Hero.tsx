import Card from '@mui/material/Card';
import Paper, { type PaperProps } from '@mui/material/Paper';
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
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 0.95fr)',
  gap: theme.spacing(7),
  // The card may grow while the reader tries it; the words beside it stay where they are.
  alignItems: 'start',
  paddingBlock: theme.spacing(8),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(5),
  },
}));

const Title = part(Typography, 'CcHero', 'Title', ({ theme }) => ({
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(4) },
}));

const Lead = part(Typography, 'CcHero', 'Lead', ({ theme }) => ({
  margin: theme.spacing(2.75, 0, 4.25),
  maxWidth: '46ch',
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
}));

const Aside = part(Card, 'CcHero', 'Aside', ({ theme }) => ({
  padding: theme.spacing(3.5),
  boxShadow: `0 30px 80px ${theme.alpha(theme.vars.palette.common.black, 0.35)}`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

export interface HeroProps extends Omit<PaperProps<'section'>, 'children' | 'component' | 'title' | 'variant'> {
  /** The promise of the page, its h1. */
  title: string;
  /** One or two sentences that make it concrete. */
  lead: ReactNode;
  /** The one clear next step, and at most one quieter beside it. Each: `label`, and `href` or `onClick`. */
  actions: readonly Action[];
  /** A real piece of the product, shown as a card. */
  aside: ReactNode;
}

/**
 * The top of the home page, and of no other.
 *
 * @when At the top of the home page, for visitors.
 * @whenNot Any other page: PageHeading.
 * @do One promise, one clear step, and a real piece of the product beside it.
 * @dont A stock picture in `aside`.
 */
export function Hero({ title, lead, actions, aside, ...rest }: HeroProps) {
  return (
    <Root component="section" variant="night" square {...rest}>
      <Contours />
      <Column>
        <div>
          <Title variant="hero">{title}</Title>
          <Lead variant="lead">{lead}</Lead>
          <Actions actions={actions} />
        </div>
        <Aside>{aside}</Aside>
      </Column>
    </Root>
  );
}
