import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { forVisitors } from '../../../theme/forVisitors.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Contours } from '../../frame/Contours/Contours.tsx';

const Root = styled(Card, { name: 'CcBanner', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  padding: theme.spacing(2.5, 3.5),
  borderColor: theme.vars.palette.contour.night,
  background: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    alignItems: 'start',
    gap: theme.spacing(2),
    padding: theme.spacing(2.5),
  },
  '--cc-focus': theme.vars.palette.night.action,
})) as typeof Card; // styled() loses `component`

/** In front of the contour lines. */
const Part = styled('div', { name: 'CcBanner', slot: 'Part' })({ position: 'relative' });

const Text = styled(Typography, { name: 'CcBanner', slot: 'Text' })(({ theme }) => ({
  marginTop: theme.spacing(0.5),
  maxWidth: '64ch',
  color: theme.vars.palette.night.soft,
}));

export interface BannerProps {
  /** What is offered, in a few words. */
  title: string;
  /** One sentence more. */
  children: ReactNode;
  /** The next steps; one is best. */
  actions?: readonly Action[];
  /** A component that is the next step, such as a CartButton, instead of `actions`. */
  action?: ReactNode;
  /** True until the session is known: in a browser that has one, the banner is hidden and keeps its space. */
  isProvisional?: boolean;
}

/** A quiet offer on night: for visitors and members above a quiz, and above the list of certifications. */
export function Banner({ title, children, actions, action, isProvisional = false }: BannerProps) {
  const step = actions ? <Actions actions={actions} size="small" /> : action;
  return (
    <Root component="aside" aria-label={title} {...(isProvisional && forVisitors)}>
      <Contours />
      <Part>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <Text variant="body2">{children}</Text>
      </Part>
      {step !== undefined && <Part>{step}</Part>}
    </Root>
  );
}
