import Card, { type CardProps } from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { CheckIcon } from '../../base/icons/icons.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';

const Root = part(Card, 'CcPointsPanel', 'Root', ({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(5),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3) },
}));

const Point = part(ListItem, 'CcPointsPanel', 'Point', ({ theme }) => ({
  alignItems: 'start',
  gap: theme.spacing(1.5),
  '&:not(:last-of-type)': { marginBottom: theme.spacing(2) },
  color: theme.vars.palette.text.secondary,
}));

/** A panel on night beside a form, below its title. */
export const AsidePanel = ({ title, children, ...rest }: CardProps & { title: string }) => (
  <Root variant="night" component="aside" aria-label={title} {...rest}>
    <Contours />
    <Stack spacing={3} sx={{ position: 'relative' }}>
      <Typography variant="title" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  </Root>
);

export interface PointsPanelProps extends Omit<CardProps, 'title'> {
  /** What the points are about; it names the panel. */
  title: string;
  /** A few words each, without a period. */
  points: readonly string[];
  /** Below them: a piece of the product with sample facts of one exam. Nothing in it can be used. */
  children?: ReactNode;
}

/**
 * The benefits of a short form, in a few points beside it.
 *
 * @when Beside a short form, such as sign-up.
 * @whenNot Beside the contact form: ContactPanel.
 * @do Keep to two to four points.
 * @dont Add links: the form beside it is what the page is for.
 * @screenReader A complementary landmark named by its title, a heading of level 2, with a list.
 */
export function PointsPanel({ title, points, children, ...rest }: PointsPanelProps) {
  return (
    <AsidePanel title={title} {...rest}>
      <List role="list" disablePadding>
        {points.map((point) => (
          <Point key={point} disableGutters disablePadding>
            <CheckIcon fontSize="medium" color="secondary" sx={{ marginTop: 0.5 }} />
            {point}
          </Point>
        ))}
      </List>
      {children !== undefined && (
        <Card inert aria-hidden sx={{ padding: 2.5 }}>
          <strong>Example: Platform Administrator</strong>
          {children}
        </Card>
      )}
    </AsidePanel>
  );
}
