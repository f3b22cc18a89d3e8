import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Contours } from '../../frame/Contours/Contours.tsx';

const Root = styled('section', { name: 'CcHero', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  background: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
  '--cc-focus': theme.vars.palette.night.action,
}));

const Column = styled('div', { name: 'CcHero', slot: 'Column' })(({ theme }) => ({
  ...theme.mixins.column,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 0.95fr)',
  gap: theme.spacing(7),
  // The card may grow while the reader tries it; the words beside it stay where they are.
  alignItems: 'start',
  paddingBlock: theme.spacing(11, 12),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(6),
    paddingBlock: theme.spacing(7),
  },
}));

const Title = styled(Typography, { name: 'CcHero', slot: 'Title' })(({ theme }) => ({
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(4) },
}));

const Lead = styled(Typography, { name: 'CcHero', slot: 'Lead' })(({ theme }) => ({
  margin: theme.spacing(2.75, 0, 4.25),
  maxWidth: '46ch',
  fontSize: 20,
  color: theme.vars.palette.night.soft,
}));

const Aside = styled(Card, { name: 'CcHero', slot: 'Aside' })(({ theme }) => ({
  padding: theme.spacing(3.5),
  boxShadow: `0 30px 80px ${theme.alpha(theme.vars.palette.common.black, 0.35)}`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
  '--cc-focus': theme.vars.palette.primary.main,
}));

export interface HeroProps {
  /** The promise of the page, its h1. */
  title: string;
  /** One or two sentences that make it concrete. */
  lead: string;
  /** The one clear next step, and at most one quieter beside it. */
  actions: readonly Action[];
  /** A real piece of the product, shown as a card. */
  aside: ReactNode;
}

/** The head of the home page, and of nothing else. */
export function Hero({ title, lead, actions, aside }: HeroProps) {
  return (
    <Root>
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
