import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';

const Root = part(Card, 'CcClosingCall', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(5),
  padding: theme.spacing(7),
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    justifyItems: 'start',
    gap: theme.spacing(4),
    padding: theme.spacing(5, 3),
  },
}));

/** What stands above the contour lines. */
const Front = part('div', 'CcClosingCall', 'Front', { position: 'relative', minWidth: 0 });

const Title = part(Typography, 'CcClosingCall', 'Title', { maxWidth: '20ch' });

const Text = part(Typography, 'CcClosingCall', 'Text', ({ theme }) => ({
  marginTop: theme.spacing(1.5),
  maxWidth: '48ch',
  color: theme.vars.palette.text.secondary,
}));

export interface ClosingCallProps extends Omit<CardProps, 'children' | 'title' | 'variant'> {
  /** Id of the heading, for the section's `labelledBy`. */
  titleId: string;
  /** What it is about, as its heading. */
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** The one next step. Each: `label`, and `href` or `onClick`. */
  actions: readonly Action[];
}

/**
 * The end of a marketing page: why now, and the one next step.
 *
 * @whenNot An offer within a page: Banner.
 */
export function ClosingCall({ titleId, title, children, actions, ...rest }: ClosingCallProps) {
  return (
    <Root variant="night" {...rest}>
      <Contours />
      <Front>
        <Title variant="h2" id={titleId}>
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
