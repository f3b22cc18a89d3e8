import Card, { type CardProps } from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { CheckIcon } from '../../base/icons/icons.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';

const Root = part(Card, 'CcPointsPanel', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  padding: theme.spacing(6, 5),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3) },
}));

const Title = part(Typography, 'CcPointsPanel', 'Title', { position: 'relative' });

const Points = part(List, 'CcPointsPanel', 'Points', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
}));

const Point = part(ListItem, 'CcPointsPanel', 'Point', ({ theme }) => ({
  alignItems: 'start',
  gap: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
}));

const PointIcon = part(CheckIcon, 'CcPointsPanel', 'PointIcon', ({ theme }) => ({
  marginTop: 3,
  color: theme.vars.palette.secondary.main,
}));

export interface PointsPanelProps extends Omit<CardProps, 'children' | 'title'> {
  /** What the points are about; it names the panel. */
  title: string;
  /** Whole sentences. */
  points: readonly string[];
}

/**
 * The benefits of a short form in a few points, beside it.
 *
 * @when Beside a short form, such as sign-up.
 * @whenNot Beside the contact form: ContactPanel.
 * @screenReader A complementary landmark named by its title, a heading of level 2, with a list.
 */
export function PointsPanel({ title, points, ...rest }: PointsPanelProps) {
  return (
    <Root variant="night" component="aside" aria-label={title} {...rest}>
      <Contours />
      <Title variant="title" component="h2">
        {title}
      </Title>
      <Points role="list" disablePadding>
        {points.map((point) => (
          <Point key={point} disableGutters disablePadding>
            <PointIcon fontSize="medium" />
            {point}
          </Point>
        ))}
      </Points>
    </Root>
  );
}
