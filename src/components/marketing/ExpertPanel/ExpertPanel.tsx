import Card, { type CardProps } from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { CheckIcon } from '../../base/icons/icons.tsx';

const Root = part(Card, 'CcExpertPanel', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Picture = part('img', 'CcExpertPanel', 'Picture', ({ theme }) => ({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export interface ExpertPanelProps extends Omit<CardProps, 'children' | 'title'> {
  /** Id of the heading, for the section's `labelledBy`. */
  titleId: string;
  /** What it is about, as its heading. */
  title: string;
  /** What the session is. */
  children: ReactNode;
  /** What someone gets out of it, a few words each. */
  points: readonly string[];
  /** Address of the picture beside it, about as high as it is wide. The text's height crops its edges. */
  image: string;
  /** How to get to the expert. Each as in Actions. */
  actions: readonly Action[];
}

/**
 * Offers a one-to-one session with an expert. Use it once on a page.
 *
 * @when On a marketing page, near its end.
 * @whenNot An offer of the site itself: Banner.
 * @dont Put words or facts into the picture: phones hide it, and screen readers skip it.
 * @keyboard Only its `actions` take the focus, in their order.
 * @screenReader A heading of level 2, which names the section by `titleId`; the picture is skipped.
 */
export function ExpertPanel({ titleId, title, children, points, image, actions, ...rest }: ExpertPanelProps) {
  return (
    <Root {...rest}>
      <Picture src={image} width={520} height={440} alt="" loading="lazy" decoding="async" />
      <Stack sx={{ alignItems: 'start', justifyContent: 'center', padding: { xs: '24px 20px', sm: 5 } }}>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '52ch', marginTop: 1.5 }}>
          {children}
        </Typography>
        <List role="list" disablePadding sx={{ display: 'grid', gap: '10px', margin: '24px 0 32px' }}>
          {points.map((point) => (
            <ListItem key={point} disableGutters disablePadding sx={{ alignItems: 'start', gap: 1.5 }}>
              <CheckIcon color="success" sx={{ marginTop: 0.5 }} />
              {point}
            </ListItem>
          ))}
        </List>
        <Actions actions={actions} />
      </Stack>
    </Root>
  );
}
