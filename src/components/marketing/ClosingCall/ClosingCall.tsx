import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Contours } from '../../frame/Contours/Contours.tsx';

const Root = styled('div', { name: 'CcClosingCall', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(5),
  padding: theme.spacing(7),
  borderRadius: theme.radius.large,
  border: `1px solid ${theme.vars.palette.contour.night}`,
  background: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    justifyItems: 'start',
    gap: theme.spacing(4),
    padding: theme.spacing(5, 3),
  },
  '--cc-focus': theme.vars.palette.night.action,
}));

/** What stands above the contour lines. */
const Front = styled('div', { name: 'CcClosingCall', slot: 'Front' })({ position: 'relative' });

const Title = styled(Typography, { name: 'CcClosingCall', slot: 'Title' })({ maxWidth: '20ch' });

const Text = styled(Typography, { name: 'CcClosingCall', slot: 'Text' })(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  maxWidth: '48ch',
  color: theme.vars.palette.night.soft,
}));

export interface ClosingCallProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** The one next step. */
  actions: readonly Action[];
}

/** The end of a marketing page: why now, and the one next step. */
export function ClosingCall({ id, title, children, actions }: ClosingCallProps) {
  return (
    <Root>
      <Contours />
      <Front>
        <Title variant="h2" id={id}>
          {title}
        </Title>
        <Text variant="lead">{children}</Text>
      </Front>
      <Front>
        <Actions actions={actions} />
      </Front>
    </Root>
  );
}
