import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { forVisitors } from '../../../theme/forVisitors.ts';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';

const Root = part(Card, 'CcBanner', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(2.5, 3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

/** In front of the contour lines; the step stands below the words where these would be narrow. */
const Part = part('div', 'CcBanner', 'Part', { position: 'relative', '&:first-of-type': { flex: '1 1 17rem' } });

export interface BannerProps extends Omit<CardProps, 'title' | 'children'> {
  /** What is offered, in a few words. */
  title: string;
  /** One more sentence. */
  children: ReactNode;
  /** The next steps; one is best. Each as in Actions. */
  actions?: readonly Action[];
  /** A component that is the next step, such as a CartButton, instead of `actions`. */
  action?: ReactNode;
  /** True until the session is known: in a browser that has one, the banner is hidden and keeps its space. @default false */
  provisional?: boolean;
}

/**
 * An offer on a dark band, below a quiz or in a list of certifications.
 *
 * @when Below a quiz, and with a list of exams.
 * @whenNot News that must not be missed: LastingNote.
 * @dont Stack two banners: the page then starts with advertising.
 * @keyboard Only `actions`, or what is in `action`, take the focus; Tab skips them while `provisional` hides them.
 * @screenReader A complementary landmark with the title as its name; the title is a heading of level 2.
 */
export function Banner({ title, children, actions, action, provisional = false, ...rest }: BannerProps) {
  const step = actions ? <Actions actions={actions} size="small" /> : action;
  return (
    <Root variant="night" component="aside" aria-label={title} {...(provisional && forVisitors)} {...rest}>
      <Contours />
      <Part>
        <Typography variant="h4" component="h2" sx={{ maxWidth: '20em' }}>
          {title}
        </Typography>
        <Typography variant="body2" component="p" color="textSecondary" sx={{ marginTop: 0.5, maxWidth: '64ch' }}>
          {children}
        </Typography>
      </Part>
      {step !== undefined && <Part>{step}</Part>}
    </Root>
  );
}
